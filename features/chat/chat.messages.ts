import type { Messages } from "../../platform/i18n.ts";

type Words = {
  "chat.title": string;
  "chat.placeholder": string;
  "chat.send": string;
  "chat.sending": string;
  "chat.waiting": string;
  "chat.sendNow": string;
  "chat.failed": string;
  "chat.again": string;
  "chat.read": string;
  "chat.sent": string;
  "chat.older": string;
  "chat.empty": string;
  "chat.answersBy": (moment: string) => string;
  "chat.answersToday": (time: string) => string;
  "chat.closed": string;
  "chat.typing": string;
  "chat.shop": string;
  "chat.you": string;
  "chat.order": (number: number) => string;
  "chat.aboutProduct": string;
  "chat.aboutOrder": (number: number) => string;
  "chat.remove": string;
  "chat.photos": string;
  "chat.addPhoto": string;
  "chat.removePhoto": (at: number) => string;
  "chat.photoSending": string;
  "chat.photo": (at: number) => string;
  "chat.offline": string;
  "chat.elsewhere": string;
  "chat.ask": string;
  "chat.photoError": string;
  "chat.photoLarge": string;
  "chat.photoOver": string;
  "chat.photoGone": string;
  "chat.nobody": string;
  "chat.tooManyReplies": string;
};

export const chatMessages = {
  uk: {
    "chat.title": "Чат підтримки",
    "chat.placeholder": "Напишіть повідомлення",
    "chat.send": "Надіслати",
    "chat.sending": "Надсилаємо…",
    "chat.waiting": "Чекає на надсилання",
    "chat.sendNow": "Надіслати зараз",
    "chat.failed": "Не надіслано",
    "chat.again": "Спробувати ще раз",
    "chat.read": "Прочитано",
    "chat.sent": "Надіслано",
    "chat.older": "Показати давніші",
    "chat.empty": "Запитайте про розмір, наявність, доставку чи замовлення. Відповідь лишиться тут.",
    "chat.answersBy": (moment) => `Відповімо до ${moment}`,
    "chat.answersToday": (time) => `Відповімо сьогодні до ${time}`,
    "chat.closed": "Розмову завершено. Напишіть, і вона відкриється знову.",
    "chat.typing": "Магазин пише…",
    "chat.shop": "Магазин",
    "chat.you": "Ви",
    "chat.order": (number) => `Замовлення №\u00a0${number}`,
    "chat.aboutProduct": "Питання про товар",
    "chat.aboutOrder": (number) => `Питання про замовлення №\u00a0${number}`,
    "chat.remove": "Прибрати",
    "chat.photos": "Фото",
    "chat.addPhoto": "Додати фото",
    "chat.removePhoto": (at) => `Прибрати фото ${at}`,
    "chat.photoSending": "Надсилаємо фото…",
    "chat.photo": (at) => `Фото ${at}`,
    "chat.offline": "Немає звʼязку. Повідомлення надішлемо, щойно він зʼявиться.",
    "chat.elsewhere": "Або напишіть нам у месенджері",
    "chat.ask": "Запитати в чаті",
    "chat.photoError": "Додайте фото JPEG, PNG або WebP до 10 МБ",
    "chat.photoLarge": "Фото завелике. Оберіть інше.",
    "chat.photoOver": "Не більше пʼяти фото",
    "chat.photoGone": "Фото не знайдено. Додайте їх ще раз.",
    "chat.nobody": "Такого працівника немає",
    "chat.tooManyReplies": "Готових відповідей уже сто. Вилучіть зайві.",
  },
  ru: {
    "chat.title": "Чат поддержки",
    "chat.placeholder": "Напишите сообщение",
    "chat.send": "Отправить",
    "chat.sending": "Отправляем…",
    "chat.waiting": "Ожидает отправки",
    "chat.sendNow": "Отправить сейчас",
    "chat.failed": "Не отправлено",
    "chat.again": "Попробовать ещё раз",
    "chat.read": "Прочитано",
    "chat.sent": "Отправлено",
    "chat.older": "Показать более ранние",
    "chat.empty": "Спросите о размере, наличии, доставке или заказе. Ответ останется здесь.",
    "chat.answersBy": (moment) => `Ответим до ${moment}`,
    "chat.answersToday": (time) => `Ответим сегодня до ${time}`,
    "chat.closed": "Разговор завершён. Напишите, и он откроется снова.",
    "chat.typing": "Магазин пишет…",
    "chat.shop": "Магазин",
    "chat.you": "Вы",
    "chat.order": (number) => `Заказ №\u00a0${number}`,
    "chat.aboutProduct": "Вопрос о товаре",
    "chat.aboutOrder": (number) => `Вопрос о заказе №\u00a0${number}`,
    "chat.remove": "Убрать",
    "chat.photos": "Фото",
    "chat.addPhoto": "Добавить фото",
    "chat.removePhoto": (at) => `Убрать фото ${at}`,
    "chat.photoSending": "Отправляем фото…",
    "chat.photo": (at) => `Фото ${at}`,
    "chat.offline": "Нет связи. Сообщение отправим, как только она появится.",
    "chat.elsewhere": "Или напишите нам в мессенджере",
    "chat.ask": "Спросить в чате",
    "chat.photoError": "Добавьте фото JPEG, PNG или WebP до 10 МБ",
    "chat.photoLarge": "Фото слишком большое. Выберите другое.",
    "chat.photoOver": "Не больше пяти фото",
    "chat.photoGone": "Фото не найдены. Добавьте их ещё раз.",
    "chat.nobody": "Такого сотрудника нет",
    "chat.tooManyReplies": "Готовых ответов уже сто. Удалите лишние.",
  },
} satisfies Messages<Words>;
