import type { Messages } from "../../platform/i18n.ts";

export const uploadsMessages = {
  uk: {
    "uploads.empty": "Файл порожній",
    "uploads.broken": "Файл не дійшов цілим. Надішліть його ще раз",
    "uploads.large": "Файл завеликий",
    "uploads.kind": "Цей вид файлу не приймаємо",
    "uploads.gone": "Файл уже недоступний. Додайте його ще раз",
    "uploads.full": "Зараз файлів забагато. Спробуйте пізніше або надішліть без файлу",
    "uploads.sending": (percent: number) => `Надсилаємо файл: ${percent}%`,
    "uploads.failed": "Не надіслалося",
    "uploads.again": "Надіслати ще раз",
    "uploads.remove": "Прибрати файл",
    "uploads.wait": "Зачекайте: файл ще надсилається",
    "uploads.leftOut": "Не все додане завантажилося. Приберіть те, що не завантажилося, або додайте його ще раз",
    "uploads.megabytes": (size: string) => `${size} МБ`,
  },
  ru: {
    "uploads.empty": "Файл пустой",
    "uploads.broken": "Файл не дошёл целым. Отправьте его ещё раз",
    "uploads.large": "Файл слишком большой",
    "uploads.kind": "Такие файлы не принимаем",
    "uploads.gone": "Файл больше недоступен. Добавьте его ещё раз",
    "uploads.full": "Сейчас файлов слишком много. Попробуйте позже или отправьте без файла",
    "uploads.sending": (percent: number) => `Отправляем файл: ${percent}%`,
    "uploads.failed": "Не отправилось",
    "uploads.again": "Отправить ещё раз",
    "uploads.remove": "Убрать файл",
    "uploads.wait": "Подождите: файл ещё отправляется",
    "uploads.leftOut": "Не всё добавленное загрузилось. Уберите то, что не загрузилось, или добавьте его ещё раз",
    "uploads.megabytes": (size: string) => `${size} МБ`,
  },
} satisfies Messages<Record<string, unknown>>;
