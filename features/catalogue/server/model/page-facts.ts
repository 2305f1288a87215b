import { LRUCache } from "lru-cache";
import { keptInMemory, type Shop, type Visit } from "../../../shop.ts";
import { selectFreePieces, selectProductPage, type PageFacts } from "../catalogue.queries.ts";
import type { ModelProduct } from "./model-product.ts";
import type { Id } from "../../../../platform/ids.ts";

const MOST_KEPT = 2_000;

const keptOf = (shop: Shop) =>
  keptInMemory(shop, "facts of product pages", () => ({ facts: new LRUCache<string, PageFacts>({ max: MOST_KEPT }), forgotten: 0 }));

export async function readPage(
  { shop, now }: Visit,
  { id, id_1c }: ModelProduct,
): Promise<PageFacts & { free: Map<Id<"variation">, number> }> {
  const kept = keptOf(shop);
  const known = kept.facts.get(id_1c);
  if (known) return { ...known, free: byId(await selectFreePieces(shop.db.read, id, now)) };
  const { forgotten } = kept;
  const { free, ...facts } = await selectProductPage(shop.db.read, id, now);
  if (kept.forgotten === forgotten) kept.facts.set(id_1c, facts);
  return { ...facts, free: byId(free) };
}

export function forgetPageFacts(shop: Shop, tags: readonly string[]): void {
  const kept = keptOf(shop);
  kept.forgotten += 1;
  for (const tag of tags) if (tag.startsWith(PRODUCT)) kept.facts.delete(tag.slice(PRODUCT.length));
}

export function forgetAllPageFacts(shop: Shop): void {
  const kept = keptOf(shop);
  kept.forgotten += 1;
  kept.facts.clear();
}

const PRODUCT = "product:";
const byId = (free: readonly { id: Id<"variation">; free: number }[]): Map<Id<"variation">, number> =>
  new Map(free.map((row) => [row.id, row.free]));
