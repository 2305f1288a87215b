import type { Messages } from "../../../platform/i18n.ts";
import type { PriceRole } from "./price-roles.rules.ts";

export const priceRoleNames = {
  uk: {
    unknown: "Не обрано, за нею не продаємо",
    wholesale: "Ціна продажу: опт",
    retail: "Ціна продажу: роздріб",
    old: "Стара ціна",
    recommended: "Рекомендована роздрібна",
    purchase: "Закупівельна, за нею не продаємо",
    ignored: "Не використовувати",
  },
  ru: {
    unknown: "Не выбрано, по ней не продаём",
    wholesale: "Цена продажи: опт",
    retail: "Цена продажи: розница",
    old: "Старая цена",
    recommended: "Рекомендованная розничная",
    purchase: "Закупочная, по ней не продаём",
    ignored: "Не использовать",
  },
} satisfies Messages<Record<PriceRole, string>>;
