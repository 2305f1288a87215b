/** In the author's language; the answer in the same. */
export type DemoQuestion = { author: string; day: string; language: "uk" | "ru"; question: string; answer: string };

const ofDress: readonly DemoQuestion[] = [
  {
    author: "Наталя К.",
    day: "2026-11-12",
    language: "uk",
    question: "Яка довжина в розмірі 46?",
    answer: "Від плеча 118 см. З кожним розміром довжина більша на сантиметр.",
  },
  {
    author: "Ирина",
    day: "2026-11-09",
    language: "ru",
    question: "Просвечивает ли светлый цвет?",
    answer: "Нет, полотно плотное. Под светлое советуем бельё в тон.",
  },
  {
    author: "Оксана М.",
    day: "2026-11-03",
    language: "uk",
    question: "Чи можна взяти упаковку, де два розміри 48 замість 42?",
    answer: "Ні, ряд складено на фабриці. Поодинці беріть товари з розділу «Поштучно».",
  },
  {
    author: "Марія",
    day: "2026-10-28",
    language: "uk",
    question: "При якій температурі прати?",
    answer: "30 градусів, делікатний режим, без сушарки.",
  },
  {
    author: "Леся Д.",
    day: "2026-10-20",
    language: "uk",
    question: "Колір на фото справжній?",
    answer: "Знімаємо при денному світлі, на екрані телефона тон може бути трохи теплішим.",
  },
  {
    author: "Светлана Р.",
    day: "2026-10-11",
    language: "ru",
    question: "Когда будет следующая поставка?",
    answer: "Нажмите у нужного размера «Сообщить, когда появится»: напишем, как только товар придёт.",
  },
];

/** By the product's id in 1C. */
export const demoQuestions: Readonly<Record<string, readonly DemoQuestion[]>> = {
  "planted-eight-pictures-video": ofDress,
  "planted-stock-50": ofDress.slice(3, 5),
};
