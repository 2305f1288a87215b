import { dayInWords } from "../../../platform/time/day-in-words.ts";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import type { KyivDay } from "../../../platform/time/time.ts";
import { cardMessages } from "../card.messages.ts";
import { stockWords } from "../catalogue.rules.ts";

/** `shipsBy`: the day goods made to order leave, null where nobody has said. */
export type MadeToOrder = { suborder: boolean; shipsBy: string | null };

/** The one wording of product, dialog, matrix and cart (decisions.md §5), reserved pieces included. */
export function stockText({ stock, pack, ...goods }: MadeToOrder & { stock: number; pack: number }, locale: Locale): string {
  const words = wordsFor(cardMessages, locale);
  const kind = stockWords(stock, pack);
  if (kind === "none") return words["product.none"];
  if (goods.suborder) return madeToOrderText(goods, locale);
  if (kind === "many") return words["product.many"];
  if (kind === "less-than-pack") return words["product.lessThanPack"];
  return words[kind === "few" ? "product.few" : "product.stock"](stock);
}

export function madeToOrderText({ shipsBy }: Pick<MadeToOrder, "shipsBy">, locale: Locale): string {
  const words = wordsFor(cardMessages, locale);
  return shipsBy === null ? words["badge.suborder"] : words["product.suborder"](dayInWords(shipsBy as KyivDay, locale));
}
