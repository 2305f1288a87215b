import { locales, type Locale } from "../../../platform/i18n.ts";
import { addDays, type Instant } from "../../../platform/time.ts";
import type { ProductCard } from "../catalogue.contract.ts";
import { NEW_DAYS } from "../catalogue.rules.ts";
import { viewCard } from "./catalogue.view.ts";
import type { CategoryTree } from "./category-tree.ts";
import type { ModelProduct } from "./model-product.ts";

/** Cards kept in each language; when there are more, all are made anew as they are asked for. */
const MOST_KEPT = 20_000;

type Kept = { card: ProductCard; isNew: boolean };
export type KeptCards = ReturnType<typeof openKeptCards>;

/** Cards of products as they were last shown, each made once in each language until its product changes. Do not change them. */
export function openKeptCards() {
  const byLocale = new Map<Locale, Map<number, Kept>>(locales.map((locale) => [locale, new Map()]));
  const jsonOf = new WeakMap<ProductCard, Uint8Array>();
  return {
    card({ categories }: { categories: CategoryTree }, product: ModelProduct, locale: Locale, now: Instant): ProductCard {
      const cards = byLocale.get(locale) ?? new Map<number, Kept>();
      const isNew = product.first_seen_at >= addDays(now, -NEW_DAYS);
      const kept = cards.get(product.id);
      if (kept?.isNew === isNew) return kept.card;
      if (cards.size >= MOST_KEPT) cards.clear();
      const card = viewCard(categories, product, locale, now);
      cards.set(product.id, { card, isNew });
      return card;
    },
    /** The card's JSON in UTF-8. */
    json(card: ProductCard): Uint8Array {
      const known = jsonOf.get(card) ?? Buffer.from(JSON.stringify(card));
      jsonOf.set(card, known);
      return known;
    },
    forget(id: number): void {
      for (const cards of byLocale.values()) cards.delete(id);
    },
    forgetAll(): void {
      for (const cards of byLocale.values()) cards.clear();
    },
  };
}
