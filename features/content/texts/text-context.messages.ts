import type { Messages, PluralForms } from "../../../platform/i18n.ts";

export const textContextMessages = {
  uk: {
    atLeast: (number: string, word: string) => `понад ${number} ${word}`,
    products: ["товар", "товари", "товарів"] as PluralForms,
    brands: ["виробник", "виробники", "виробників"] as PluralForms,
    importers: ["імпортер", "імпортери", "імпортерів"] as PluralForms,
    hours: ["годину", "години", "годин"] as PluralForms,
    warehouse: (area: string) => `склад ${area}`,
  },
  ru: {
    atLeast: (number: string, word: string) => `более ${number} ${word}`,
    products: ["товар", "товара", "товаров"] as PluralForms,
    brands: ["производитель", "производителя", "производителей"] as PluralForms,
    importers: ["импортёр", "импортёра", "импортёров"] as PluralForms,
    hours: ["час", "часа", "часов"] as PluralForms,
    warehouse: (area: string) => `склад ${area}`,
  },
} satisfies Messages<Record<string, unknown>>;
