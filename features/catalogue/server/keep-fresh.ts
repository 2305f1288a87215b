import { ignore } from "../../../platform/ignore.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { selectFreeOf } from "./catalogue.queries.ts";
import { buildModel, holderOf, put, readProducts, type CatalogueModel, type ModelProduct } from "./model.ts";
import { isFoundOtherwise, reindexProduct } from "./search-index.ts";

const CHANNEL = "catalogue";
const COLLECT_MS = 100;
/** Pieces move all the time. */
const COLLECT_STOCK_MS = 300;
/** Ids that fit into one notification of PostgreSQL (8,000 bytes). */
const IDS_A_MESSAGE = 500;

/** `stock`: of these products nothing but pieces has changed. */
type Change = { all?: true; products?: number[]; stock?: number[] };
type Listener = (change: { tags: string[] }) => void;
type Kept = {
  waiting: Set<number>;
  waitingForStock: Set<number>;
  timer: NodeJS.Timeout | undefined;
  stockTimer: NodeJS.Timeout | undefined;
  listeners: Set<Listener>;
  last: Promise<unknown>;
};

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "catalogue changes", () => ({
    waiting: new Set(),
    waitingForStock: new Set(),
    timer: undefined,
    stockTimer: undefined,
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
 * Says that products have changed. Announced to every process, this one included, within 100 ms, many changes in one
 * message; outside any transaction, since a notification inside one makes commits queue up.
 */
export function catalogueChanged(shop: Shop, productIds: readonly number[]): void {
  const kept = keptOf(shop);
  for (const id of productIds) kept.waiting.add(id);
  if (kept.waiting.size > 0) kept.timer ??= announceAfter(shop, COLLECT_MS);
}

/** The same within 300 ms when nothing but pieces has changed: orders and carts move them all the time, so little is read anew. */
export function stockChanged(shop: Shop, productIds: readonly number[]): void {
  const kept = keptOf(shop);
  for (const id of productIds) kept.waitingForStock.add(id);
  if (kept.waitingForStock.size > 0) kept.stockTimer ??= announceAfter(shop, COLLECT_STOCK_MS);
}

const announceAfter = (shop: Shop, milliseconds: number): NodeJS.Timeout =>
  setTimeout(
    () => ignore(shop.log, announceCatalogueChanges(shop), "the next change announces these products again"),
    milliseconds,
  ).unref();

/** Announces at once what is waiting; called before a process ends. */
export async function announceCatalogueChanges(shop: Shop): Promise<void> {
  const kept = keptOf(shop);
  clearTimeout(kept.timer);
  clearTimeout(kept.stockTimer);
  kept.timer = kept.stockTimer = undefined;
  const products = [...kept.waiting];
  const stock = [...kept.waitingForStock].filter((id) => !kept.waiting.has(id));
  kept.waiting.clear();
  kept.waitingForStock.clear();
  for (const ids of inMessages(products)) await shop.db.notify(CHANNEL, JSON.stringify({ products: ids } satisfies Change));
  for (const ids of inMessages(stock)) await shop.db.notify(CHANNEL, JSON.stringify({ stock: ids } satisfies Change));
}

const inMessages = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_MESSAGE) }, (_, at) => ids.slice(at * IDS_A_MESSAGE, (at + 1) * IDS_A_MESSAGE));

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
  const tags = change.all ? await rebuild(shop) : await follow(shop, holder.model, change);
  for (const listener of keptOf(shop).listeners) listener({ tags });
}

/** Pieces alone are written where they stand; a product of which a pack has come or gone looks different, and is read anew. */
async function follow(shop: Shop, model: CatalogueModel, { products = [], stock = [] }: Change): Promise<string[]> {
  const moved = new Set(products);
  const tags = new Set<string>();
  for (const { id, product_id, free } of stock.length > 0 ? await selectFreeOf(shop.db.read, stock) : []) {
    const product = model.products.get(product_id);
    if (!product) continue;
    tags.add(`product:${product.id_1c}`);
    const variation = product.variations.find((one) => one.id === id);
    if (!variation || variation.free >= variation.pack !== free >= variation.pack) moved.add(product_id);
    else variation.free = free;
  }
  return moved.size === 0 ? [...tags] : [...tags, ...(await refresh(shop, model, [...moved]))];
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
