export const searchWordsMessages = {
  uk: {
    "searchWords.one": "Вкажіть щось одне: що читати замість цього або куди вести",
    "searchWords.address": "Це не адреса сторінки магазину",
    "searchWords.nothing": "За цією адресою нічого немає",
    "searchWords.known": "Для цих слів правило вже є",
    "searchWords.many": "Правил уже дві тисячі: приберіть зайві",
  },
  ru: {
    "searchWords.one": "Укажите что-то одно: что читать вместо этого или куда вести",
    "searchWords.address": "Это не адрес страницы магазина",
    "searchWords.nothing": "По этому адресу ничего нет",
    "searchWords.known": "Для этих слов правило уже есть",
    "searchWords.many": "Правил уже две тысячи: уберите лишние",
  },
} as const;
