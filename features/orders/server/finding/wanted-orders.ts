import { digitsMeant } from "../../../../platform/db/like-part.ts";
import type { OrderGroup } from "../../finding/finding.rules.ts";
import { orderStatuses, type OrderStatus } from "../../orders.contract.ts";
import { bringsGoodsBack, isHandedOver } from "../../orders.rules.ts";

const MOST_WORDS = 8;

export const groupOf = (status: OrderStatus): Exclude<OrderGroup, "all"> => {
  if (bringsGoodsBack(status)) return "cancelled";
  return isHandedOver(status) ? "done" : "active";
};

export const statusesOf = (group: OrderGroup): readonly OrderStatus[] | undefined =>
  group === "all" ? undefined : orderStatuses.filter((status) => groupOf(status) === group);

/** One order by the number a text names, else parts of texts: each of `words`, or the `digits` (empty: none). */
export type Wanted = { number: number } | { words: readonly string[]; digits: string };

/** Undefined for a text that asks for nothing. */
export function wantedBy(text: string): Wanted | undefined {
  const number = numberNamedIn(text);
  if (number !== undefined) return { number };
  const words = text.split(/[\s,;«»"]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return undefined;
  return { words: words.slice(0, MOST_WORDS), digits: digitsMeant(text) };
}

/** Reads `Замовлення № 100234 від 21 листопада 2026` of a page, a letter or an SMS, and the page's address. */
function numberNamedIn(text: string): number | undefined {
  const [, named] = /(?:[№#]\s*|\/orders\/)(\d{1,12})(?!\d)/.exec(text) ?? [];
  return named === undefined ? undefined : Number(named);
}
