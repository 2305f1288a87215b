import type { Messages } from "../../platform/i18n.ts";
import type { NewsTopic } from "./news.rules.ts";

type Words = {
  "notices.title": string;
  "notices.empty": string;
  "notices.unread": string;
  "notices.readAll": string;
  "notices.more": string;
  "notices.failed": string;
  "choices.title": string;
  "choices.why": string;
  "choices.letters": string;
  "choices.sms": string;
  "choices.push": string;
  "push.title": string;
  "push.why": string;
  "push.enable": string;
  "push.isOn": string;
  "push.disable": string;
  "push.denied": string;
  "push.toHomeScreen": string;
  "push.failed": string;
  "choices.smsWhen": string;
  "choices.noAddress": string;
  "choices.toPersonal": string;
  "choices.placed": string;
  "choices.saved": string;
  "choices.topic": Record<NewsTopic, string>;
  "leave.title": string;
  "leave.ask": (topic: string) => string;
  "leave.yes": string;
  "leave.done": (topic: string) => string;
  "foot.choices": string;
  "foot.leave": string;
  "foot.code": (code: string) => string;
  "foot.taxes": Record<"vat" | "no_vat", string>;
};

export const notificationsMessages = {
  uk: {
    "notices.title": "Сповіщення",
    "notices.empty": "Тут зʼявлятимуться новини про ваші замовлення, оплати, бонуси й товари, яких ви чекаєте.",
    "notices.unread": "нове",
    "notices.readAll": "Позначити все прочитаним",
    "notices.more": "Показати ще",
    "notices.failed": "Не вдалося. Спробуйте ще раз.",
    "choices.title": "Як повідомляти",
    "choices.why": "У кабінеті сповіщення є завжди. Оберіть, про що ще казати листом, SMS чи в браузері.",
    "choices.letters": "Листом",
    "choices.sms": "SMS",
    "choices.push": "У браузері",
    "push.title": "Сповіщення в цьому браузері",
    "push.why": "Скажемо про посилку, оплату чи відповідь у чаті, навіть коли магазин закрито. Вимкнути можна будь-коли.",
    "push.enable": "Увімкнути сповіщення",
    "push.isOn": "Увімкнено в цьому браузері.",
    "push.disable": "Вимкнути",
    "push.denied": "Браузер не дозволяє цьому сайту сповіщень. Дозвольте їх у налаштуваннях сайту в браузері.",
    "push.toHomeScreen": "На iPhone спершу додайте магазин на екран «Додому»: «Поділитися», потім «На екран „Додому“».",
    "push.failed": "Браузер не зміг увімкнути сповіщення. Спробуйте пізніше.",
    "choices.smsWhen": "SMS надсилаємо лише про важливе й лише тоді, коли про це немає листа.",
    "choices.noAddress": "Щоб отримувати листи, вкажіть пошту в особистих даних.",
    "choices.toPersonal": "Особисті дані",
    "choices.placed": "Підтвердження замовлення надсилаємо листом завжди: цього вимагає закон.",
    "choices.saved": "Збережено",
    "choices.topic": {
      orders: "Замовлення",
      money: "Оплати й повернення",
      bonuses: "Бонуси",
      back_in_stock: "Товар знову в наявності",
      prices: "Дешевше в обраному",
      chat: "Відповіді в чаті та про товари",
    },
    "leave.title": "Відмовитися від листів",
    "leave.ask": (topic) => `Більше не надсилати листів і SMS про «${topic}»? У кабінеті сповіщення залишаться.`,
    "leave.yes": "Більше не надсилати",
    "leave.done": (topic) => `Листів і SMS про «${topic}» більше не буде. Повернути їх можна в сповіщеннях кабінету.`,
    "foot.choices": "Обрати, про що вам писати",
    "foot.leave": "Більше не надсилати таких листів",
    "foot.code": (code) => `код ${code}`,
    "foot.taxes": { vat: "Ціни з ПДВ", no_vat: "Ціни без ПДВ" },
  },
  ru: {
    "notices.title": "Уведомления",
    "notices.empty": "Здесь будут появляться новости о ваших заказах, оплатах, бонусах и товарах, которых вы ждёте.",
    "notices.unread": "новое",
    "notices.readAll": "Отметить всё прочитанным",
    "notices.more": "Показать ещё",
    "notices.failed": "Не удалось. Попробуйте ещё раз.",
    "choices.title": "Как сообщать",
    "choices.why": "В кабинете уведомления есть всегда. Выберите, о чём ещё говорить письмом, SMS или в браузере.",
    "choices.letters": "Письмом",
    "choices.sms": "SMS",
    "choices.push": "В браузере",
    "push.title": "Уведомления в этом браузере",
    "push.why": "Скажем о посылке, оплате или ответе в чате, даже когда магазин закрыт. Выключить можно в любой момент.",
    "push.enable": "Включить уведомления",
    "push.isOn": "Включены в этом браузере.",
    "push.disable": "Выключить",
    "push.denied": "Браузер не разрешает этому сайту уведомлений. Разрешите их в настройках сайта в браузере.",
    "push.toHomeScreen": "На iPhone сначала добавьте магазин на экран «Домой»: «Поделиться», затем «На экран „Домой“».",
    "push.failed": "Браузер не смог включить уведомления. Попробуйте позже.",
    "choices.smsWhen": "SMS отправляем только о важном и только тогда, когда об этом нет письма.",
    "choices.noAddress": "Чтобы получать письма, укажите почту в личных данных.",
    "choices.toPersonal": "Личные данные",
    "choices.placed": "Подтверждение заказа отправляем письмом всегда: этого требует закон.",
    "choices.saved": "Сохранено",
    "choices.topic": {
      orders: "Заказы",
      money: "Оплаты и возвраты",
      bonuses: "Бонусы",
      back_in_stock: "Товар снова в наличии",
      prices: "Дешевле в избранном",
      chat: "Ответы в чате и о товарах",
    },
    "leave.title": "Отказаться от писем",
    "leave.ask": (topic) => `Больше не присылать писем и SMS о «${topic}»? В кабинете уведомления останутся.`,
    "leave.yes": "Больше не присылать",
    "leave.done": (topic) => `Писем и SMS о «${topic}» больше не будет. Вернуть их можно в уведомлениях кабинета.`,
    "foot.choices": "Выбрать, о чём вам писать",
    "foot.leave": "Больше не присылать таких писем",
    "foot.code": (code) => `код ${code}`,
    "foot.taxes": { vat: "Цены с НДС", no_vat: "Цены без НДС" },
  },
} satisfies Messages<Words>;
