import { openOftenAsked } from "../../../../platform/often-asked.ts";
import { locales, type Locale } from "../../../../platform/i18n.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { isNew } from "../../catalogue.rules.ts";
import { viewCard } from "../catalogue.view.ts";
import type { CategoryTree } from "./category-tree.ts";
import type { ModelProduct } from "./model-product.ts";

/** Cards of each language; beyond it the cache starts again. */
const MOST_KEPT = 20_000;
const OFTEN = 4;

type Kept = { json: Uint8Array; isNew: boolean };
export type CardCache = ReturnType<typeof openCardCache>;

/** Caches the JSON of cards asked for often, since rare ones would be old garbage, until their product changes. */
export function openCardCache() {
  const byLocale = new Map(locales.map((locale) => [locale, openOftenAsked<number, Kept>({ most: MOST_KEPT, times: OFTEN })]));
  /** Own memory: a small Buffer is cut from a shared block, and keeping one keeps the whole block. */
  const encoder = new TextEncoder();

  return {
    json({ categories }: { categories: CategoryTree }, product: ModelProduct, locale: Locale, now: Instant): Uint8Array {
      const own = byLocale.get(locale);
      const isNewNow = isNew(product, now);
      const kept = own?.get(product.id);
      if (kept?.isNew === isNewNow) return kept.json;
      const json = encoder.encode(JSON.stringify(viewCard(categories, product, { locale, now })));
      own?.offer(product.id, { json, isNew: isNewNow });
      return json;
    },
    forget(id: number): void {
      for (const cards of byLocale.values()) cards.forget(id);
    },
    forgetAll(): void {
      for (const cards of byLocale.values()) cards.forgetAll();
    },
  };
}
