import { languageOf, wordsFor, type Locale } from "../../../../platform/i18n.ts";
import type { FileColumn } from "../../../../platform/spreadsheet/file-column.ts";
import { toHryvnias, type Kopiykas } from "../../../../platform/money/money.ts";
import { priceListMessages } from "../../price-list.messages.ts";
import type { Offer } from "../../offers.rules.ts";

/** Columns for a person: the shop's price and theirs, hryvnias a piece. */
export function priceColumns(
  locale: Locale,
  { origin, priceOf }: { origin: string; priceOf: (offer: Offer) => Kopiykas },
): readonly FileColumn<Offer>[] {
  const { "priceList.column": titles } = wordsFor(priceListMessages, locale);
  const language = languageOf(locale);
  return [
    { title: titles.article, width: 16, of: ({ article }) => article },
    { title: titles.name, width: 44, of: ({ name }) => name[language] },
    { title: titles.category, width: 32, of: ({ categories }) => categories.map(({ name }) => name[language]).join(" / ") },
    { title: titles.colour, width: 18, of: ({ variation }) => variation.colour[language] },
    { title: titles.size, width: 12, of: ({ variation }) => variation.size[language] },
    { title: titles.brand, width: 16, of: ({ brand }) => brand },
    { title: titles.barcode, width: 16, of: ({ variation }) => variation.barcode },
    { title: titles.cost, width: 12, of: ({ variation }) => toHryvnias(variation.price) },
    { title: titles.price, width: 12, of: (offer) => toHryvnias(priceOf(offer)) },
    {
      title: titles.recommended,
      width: 14,
      of: ({ variation: { recommendedPrice } }) => (recommendedPrice === null ? "" : toHryvnias(recommendedPrice)),
    },
    { title: titles.pack, width: 10, of: ({ variation }) => variation.pack },
    { title: titles.minimum, width: 12, of: ({ minimum }) => minimum },
    { title: titles.pieces, width: 12, of: ({ variation }) => variation.pieces },
    { title: titles.days, width: 12, of: ({ suborder, suborderDays }) => (suborder ? suborderDays : "") },
    { title: titles.page, width: 44, of: ({ variation }) => `${origin}${variation.path[language]}` },
    {
      title: titles.picture,
      width: 44,
      of: ({
        variation: {
          pictures: [first],
        },
      }) => (first ? `${origin}${first}` : ""),
    },
  ];
}
