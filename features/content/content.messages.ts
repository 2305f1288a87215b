import type { Messages } from "../../platform/i18n.ts";

type Words = Record<
  | "content.linkError"
  | "content.slugError"
  | "content.slugTaken"
  | "content.timeBackwards"
  | "content.goodsError"
  | "content.pictureError"
  | "content.pictureGone"
  | "content.tileForEveryone"
  | "content.nothingShown",
  string
>;

export const contentMessages: Messages<Words> = {
  uk: {
    "content.linkError": "Адреса починається з / у магазині, або з https://, mailto:, tel:",
    "content.slugError": "Латинські літери, цифри й дефіс, від двох знаків",
    "content.slugTaken": "Акція з такою адресою вже є",
    "content.timeBackwards": "Кінець має бути пізніше за початок",
    "content.goodsError": "Такого списку товарів немає. Наприклад: category=1310",
    "content.pictureError": "Потрібна картинка JPEG, PNG або WebP до 10 МБ",
    "content.pictureGone": "Картинки вже немає. Оберіть її ще раз",
    "content.tileForEveryone": "Плитка в списку товарів може бути лише для всіх",
    "content.nothingShown": "Від цього тексту на сторінці нічого не лишається: його теги не дозволені",
  },
  ru: {
    "content.linkError": "Адрес начинается с / в магазине, или с https://, mailto:, tel:",
    "content.slugError": "Латинские буквы, цифры и дефис, от двух знаков",
    "content.slugTaken": "Акция с таким адресом уже есть",
    "content.timeBackwards": "Конец должен быть позже начала",
    "content.goodsError": "Такого списка товаров нет. Например: category=1310",
    "content.pictureError": "Нужна картинка JPEG, PNG или WebP до 10 МБ",
    "content.pictureGone": "Картинки больше нет. Выберите её ещё раз",
    "content.tileForEveryone": "Плитка в списке товаров может быть только для всех",
    "content.nothingShown": "От этого текста на странице ничего не остаётся: его теги не разрешены",
  },
};
