import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import { sizeName } from "./sizes.ts";

type Variant = { colour_name_uk: string; colour_name_ru: string; size: string };

/** `бордовий · 46`; goods without a colour or a size leave it out. */
export const variantName = ({ colour_name_uk: uk, colour_name_ru: ru, size }: Variant, locale: Locale): string =>
  [inLanguage(locale, uk, ru), sizeName(size, languageOf(locale))].filter(Boolean).join(" · ");
