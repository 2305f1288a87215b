import type { Language } from "../../../platform/i18n.ts";

export const productName = ({ name_uk: uk, name_ru: ru }: { name_uk: string; name_ru: string }): Record<Language, string> => ({
  uk,
  ru: ru || uk,
});
