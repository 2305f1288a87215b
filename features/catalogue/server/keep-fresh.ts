import { ignore } from "../../../platform/ignore.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { buildModel, holderOf, put, readProducts, type CatalogueModel, type ModelProduct } from "./model.ts";
import { isFoundOtherwise, reindexProduct } from "./search-index.ts";

const CHANNEL = "catalogue";
const COLLECT_MS = 100;
/** Ids that fit into one notification of PostgreSQL (8,000 bytes). */
const IDS_A_MESSAGE = 500;

type Change = { all?: true; products?: number[] };
type Listener = (change: { tags: string[] }) => void;
type Kept = { waiting: Set<number>; timer: NodeJS.Timeout | undefined; listeners: Set<Listener>; last: Promise<unknown> };

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "catalogue changes", () => ({
    waiting: new Set(),
    timer: undefined,
    listeners: new Set(),
    last: Promise.resolve(),
  }));

/** Builds the model and keeps it fresh by what any process announces. Call once before serving. */
export async function openCatalogueModel(shop: Shop): Promise<void> {
  await shop.db.listen(
    CHANNEL,
    (payload) => take(shop, JSON.parse(payload) as Change),
    () => take(shop, { all: true }),
  );
  holderOf(shop).model = await buildModel(shop.db.read, 1);
}

/**
 * Says that stock or content of products has changed. Announced to every process, this one included, within 100 ms,
 * many changes in one message; outside any transaction, since a notification inside one makes commits queue up.
 */
export function catalogueChanged(shop: Shop, productIds: readonly number[]): void {
  const kept = keptOf(shop);
  for (const id of productIds) kept.waiting.add(id);
  if (kept.waiting.size === 0) return;
  kept.timer ??= setTimeout(
    () => ignore(shop.log, announceCatalogueChanges(shop), "the next change announces these products again"),
    COLLECT_MS,
  );
  kept.timer.unref();
}

/** Announces at once what is waiting; called before a process ends. */
export async function announceCatalogueChanges(shop: Shop): Promise<void> {
  const kept = keptOf(shop);
  clearTimeout(kept.timer);
  kept.timer = undefined;
  const ids = [...kept.waiting];
  kept.waiting.clear();
  for (let from = 0; from < ids.length; from += IDS_A_MESSAGE) {
    await shop.db.notify(CHANNEL, JSON.stringify({ products: ids.slice(from, from + IDS_A_MESSAGE) } satisfies Change));
  }
}

/** Calls back after the model has changed, with the tags of pages that were made from what changed. */
export function onCatalogueChange(shop: Shop, listener: Listener): void {
  keptOf(shop).listeners.add(listener);
}

/** Waits until every change announced so far is in the model; for tests and shutdown. */
export const catalogueSettled = (shop: Shop): Promise<unknown> => keptOf(shop).last;

/** One change after the other, so that an older read never overwrites a newer one. */
function take(shop: Shop, change: Change): void {
  const kept = keptOf(shop);
  kept.last = kept.last
    .then(() => apply(shop, change))
    .catch((error: unknown) => shop.log.error({ err: error }, "the catalogue model could not follow a change"));
}

async function apply(shop: Shop, change: Change): Promise<void> {
  const holder = holderOf(shop);
  const tags = change.all ? await rebuild(shop) : await refresh(shop, holder.model, change.products ?? []);
  for (const listener of keptOf(shop).listeners) listener({ tags });
}

async function rebuild(shop: Shop): Promise<string[]> {
  const holder = holderOf(shop);
  holder.model = await buildModel(shop.db.read, holder.model.version + 1);
  return ["catalogue"];
}

async function refresh(shop: Shop, model: CatalogueModel, ids: readonly number[]): Promise<string[]> {
  const fresh = new Map((await readProducts(shop.db.read, ids, model.facets)).map((product) => [product.id, product]));
  const tags: string[] = [];
  const moved: ModelProduct[] = [];
  for (const id of ids) {
    const before = model.products.get(id);
    const after = fresh.get(id);
    if (!before && after) return rebuild(shop);
    if (!before) continue;
    tags.push(`product:${before.id_1c}`);
    if (!after || looksDifferent(before, after)) moved.push(before);
    else replace(model, before, after);
  }
  if (moved.length === 0) return tags;
  const otherWords = moved.filter((before) => {
    const after = fresh.get(before.id);
    return !after || isFoundOtherwise(before, after);
  });
  model.shelves.replace(moved, () => new Set(moved.filter((before) => !changeOne(model, before, fresh.get(before.id)))));
  for (const { id } of otherWords) reindexProduct(shop, model, id);
  model.version += 1;
  model.sorted.clear();
  model.filtered.clear();
  return [...tags, "catalogue"];
}

/** Whether the product is still there. */
function changeOne(model: CatalogueModel, before: ModelProduct, after: ModelProduct | undefined): boolean {
  if (after) replace(model, before, after);
  else model.products.delete(before.id);
  return after !== undefined;
}

/** The shelves hold the very object, so it is filled anew instead of replaced. */
function replace(model: CatalogueModel, before: ModelProduct, after: ModelProduct): void {
  put(model, Object.assign(before, after));
}

function looksDifferent(before: ModelProduct, after: ModelProduct): boolean {
  return visible(before) !== visible(after);
}

/** Everything of a product a listing shows or sorts by; pieces on hand are not among it. */
function visible({ variations, values, ...product }: ModelProduct): string {
  return JSON.stringify([product, [...values], variations.map(({ free: _, ...variation }) => variation)]);
}
