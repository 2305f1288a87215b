import { openOftenAsked } from "../../../../platform/often-asked.ts";
import { locales, type Locale } from "../../../../platform/i18n.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { ProductCard } from "../../catalogue.contract.ts";
import { isNew } from "../../catalogue.rules.ts";
import { viewCard } from "../catalogue.view.ts";
import type { CategoryTree } from "./category-tree.ts";
import type { ModelProduct } from "./model-product.ts";

/** Cards of each language; beyond it the cache starts again. */
const MOST_KEPT = 20_000;
const OFTEN = 4;

type Kept = { card: ProductCard; isNew: boolean };
export type CardCache = ReturnType<typeof openCardCache>;

/** Caches only cards asked for often, since rare ones would be old garbage, until their product changes. Do not change them. */
export function openCardCache() {
  const byLocale = new Map(locales.map((locale) => [locale, openOftenAsked<number, Kept>({ most: MOST_KEPT, times: OFTEN })]));
  const jsonOf = new WeakMap<ProductCard, Uint8Array | null>();
  /** Own memory: a small Buffer is cut from a shared block, and keeping one keeps the whole block. */
  const encoder = new TextEncoder();

  return {
    card({ categories }: { categories: CategoryTree }, product: ModelProduct, locale: Locale, now: Instant): ProductCard {
      const own = byLocale.get(locale);
      const isNewNow = isNew(product, now);
      const kept = own?.get(product.id);
      if (kept?.isNew === isNewNow) return kept.card;
      const card = viewCard(categories, product, locale, now);
      if (own?.offer(product.id, { card, isNew: isNewNow })) jsonOf.set(card, null);
      return card;
    },
    json(card: ProductCard): Uint8Array {
      const known = jsonOf.get(card);
      if (known) return known;
      const made = encoder.encode(JSON.stringify(card));
      if (known === null) jsonOf.set(card, made);
      return made;
    },
    forget(id: number): void {
      for (const cards of byLocale.values()) cards.forget(id);
    },
    forgetAll(): void {
      for (const cards of byLocale.values()) cards.forgetAll();
    },
  };
}
