/** For the log of 1C, which the shop's own people read. */
export const talkTexts = {
  unknownCommand: "невідома команда",
  off: "обмін вимкнено: увімкніть його в адмінці магазину, розділ «Обмін з 1С»",
  wrongPassword: "імʼя або пароль не ті, що в адмінці магазину, розділ «Обмін з 1С»",
  tooFast: "забагато спроб увійти одразу, спробуйте за хвилину",
  shut: "забагато невдалих спроб із цієї адреси, спробуйте за годину",
  notSignedIn: "обмін починається з checkauth, або він триває понад 12 годин",
  badName: (name: string) => `неприйнятна назва файлу: ${name}`,
  notReceived: (name: string) => `файл не надіслано: ${name}`,
  tooMuch: "надіслано понад 50 000 частин або 4 ГБ за один обмін",
  unpacking: (name: string) => `розпаковуємо ${name}`,
  otherIsWorking: "триває інший обмін, чекаємо його",
  working: (rows: number) => `прочитано рядків: ${rows}`,
  taken: (rows: number, changed: number) => `рядків: ${rows}, змінено: ${changed}`,
  refused: (rows: number) => `не прийнято рядків: ${rows}, причини в адмінці магазину, розділ «Імпорти з 1С»`,
  orders: ({ read, changed }: { read: number; changed: number }) => `замовлень: ${read}, змінено: ${changed}`,
  remarks: (count: number) => `чекають рішення: ${count}, дивіться в адмінці магазину, розділ «Обмін з 1С»`,
  refusals: {
    413: "частина файлу більша за дозволену: магазин назвав межу у відповіді на init",
    503: "магазин зараз не приймає файлів: на диску мало місця або він перезапускається, повторіть обмін",
  },
  failed: "магазин не впорався, повторіть обмін",
} as const;
