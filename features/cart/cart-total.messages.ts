import type { Messages, PluralForms } from "../../platform/i18n.ts";

export const cartTotalMessages = {
  uk: {
    "loading.phrases": [
      "Розкладаємо речі по полицях…",
      "Рахуємо ґудзики…",
      "Шукаємо вашу пару…",
      "Перевіряємо залишки…",
    ] as readonly string[],
    "cart.toPay": "До сплати",
    "cart.lostTitle": "Можна зарезервувати знову",
    "cart.reserveAgain": "Зарезервувати знову",
    "cart.forgetLost": "Прибрати список",
    "cart.unit": ["товар", "товари", "товарів"] as PluralForms,
    "cart.variants": ["варіант", "варіанти", "варіантів"] as PluralForms,
  },
  ru: {
    "loading.phrases": ["Раскладываем вещи по полкам…", "Считаем пуговицы…", "Ищем вашу пару…", "Проверяем остатки…"] as readonly string[],
    "cart.toPay": "К оплате",
    "cart.lostTitle": "Можно зарезервировать снова",
    "cart.reserveAgain": "Зарезервировать снова",
    "cart.forgetLost": "Убрать список",
    "cart.unit": ["товар", "товара", "товаров"] as PluralForms,
    "cart.variants": ["вариант", "варианта", "вариантов"] as PluralForms,
  },
} satisfies Messages<Record<string, unknown>>;
