import { compact } from "./index/articles.ts";
import type { IndexedGoods } from "./index/indexed-goods.ts";
import { keysAs } from "./language/keyboard.ts";
import { toLatin } from "./language/latin-letters.ts";
import { hasDigit } from "./language/letters.ts";
import { isOptional } from "./query/read-query.ts";

const SHORTEST = 3;
/** Fewer digits may as well be a size. */
const SHORTEST_DIGITS = 5;

/** Exact numbers first, then goods that can be bought; any spelling. */
export function findByArticle(text: string, { articles, slots }: IndexedGoods): number[] {
  if (!hasDigit(text)) return [];
  const asked = text
    .split(/\s/)
    .filter((chunk) => !isOptional(chunk))
    .join("");
  for (const reading of [asked, keysAs.latin(asked), toLatin(asked)].map(compact)) {
    if (!looksLikeArticle(reading)) continue;
    const found = articles.startingWith(reading).filter(({ slot }) => slots.isTaken(slot));
    const worth = ({ slot, exact }: (typeof found)[number]): number => (exact ? 2 : 0) + (slots.isAvailable(slot) ? 1 : 0);
    if (found.length > 0) return [...new Set(found.sort((a, b) => worth(b) - worth(a)).map(({ slot }) => slot))];
  }
  return [];
}

const looksLikeArticle = (text: string): boolean =>
  hasDigit(text) && text.length >= ([...text].every(hasDigit) ? SHORTEST_DIGITS : SHORTEST);
