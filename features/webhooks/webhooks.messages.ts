import type { Messages } from "../../platform/i18n.ts";

export const webhooksMessages = {
  uk: {
    "webhooks.nameTaken": "Адреса з такою назвою вже є",
    "webhooks.noEvents": "Оберіть хоча б одну подію",
    "webhooks.tooMany": "Понад 20 адрес: відкличте зайві",
    "webhooks.isOff": "Адресу вимкнено: спершу увімкніть її",
    "webhooks.url.unreadable": "Це не адреса: потрібно https://…",
    "webhooks.url.notHttps": "Адреса має починатися з https://",
    "webhooks.url.withPassword": "Без імені й пароля в адресі: справжність доводить підпис",
    "webhooks.url.port": "Порт має бути 443 або від 1024",
    "webhooks.url.notPublic": "Це адреса внутрішньої мережі: магазин кличе лише ті, що доступні з інтернету",
    "webhooks.off.gone": (name: string) => `Адресу вебхуків «${name}» вимкнено: вона відповіла, що повідомлень більше не приймає (410)`,
    "webhooks.off.failing": (name: string) => `Адресу вебхуків «${name}» вимкнено: три доби не вдалося передати жодного повідомлення`,
    "webhooks.off.full": (name: string) => `Адресу вебхуків «${name}» вимкнено: на неї чекає понад 10 000 повідомлень`,
  },
  ru: {
    "webhooks.nameTaken": "Адрес с таким названием уже есть",
    "webhooks.noEvents": "Выберите хотя бы одно событие",
    "webhooks.tooMany": "Больше 20 адресов: отзовите лишние",
    "webhooks.isOff": "Адрес выключен: сначала включите его",
    "webhooks.url.unreadable": "Это не адрес: нужно https://…",
    "webhooks.url.notHttps": "Адрес должен начинаться с https://",
    "webhooks.url.withPassword": "Без имени и пароля в адресе: подлинность доказывает подпись",
    "webhooks.url.port": "Порт должен быть 443 или от 1024",
    "webhooks.url.notPublic": "Это адрес внутренней сети: магазин вызывает только доступные из интернета",
    "webhooks.off.gone": (name: string) => `Адрес вебхуков «${name}» выключен: он ответил, что сообщений больше не принимает (410)`,
    "webhooks.off.failing": (name: string) => `Адрес вебхуков «${name}» выключен: трое суток не удалось передать ни одного сообщения`,
    "webhooks.off.full": (name: string) => `Адрес вебхуков «${name}» выключен: его ждёт больше 10 000 сообщений`,
  },
} satisfies Messages<Record<string, unknown>>;
