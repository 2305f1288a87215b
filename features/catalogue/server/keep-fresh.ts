import { ignore } from "../../../platform/ignore.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { buildModel } from "./build-model.ts";
import { followPieces, refreshProducts } from "./change-model.ts";
import { holderOf, modelOf } from "./model.ts";
import { forgetPageFacts } from "./page-facts.ts";
import { sweepCatalogue } from "./sweep.ts";

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
  sweep: "none" | "running" | "once more";
};

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "catalogue changes", () => ({
    waiting: new Set(),
    waitingForStock: new Set(),
    timer: undefined,
    stockTimer: undefined,
    listeners: new Set(),
    last: Promise.resolve(),
    sweep: "none",
  }));

/** Builds the model and keeps it fresh by what any process announces. Call once before serving. */
export async function openCatalogueModel(shop: Shop): Promise<void> {
  const listening = shop.db.listen(
    CHANNEL,
    (payload) => take(shop, JSON.parse(payload) as Change),
    () => take(shop, { all: true }),
  );
  const built = listening.then(() => buildModel(shop.db.scan));
  keptOf(shop).last = built;
  holderOf(shop).model = await built;
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

/** Says that anything may have changed, as after an import: every process compares its model with the database. */
export async function announceWholeCatalogue(shop: Shop): Promise<void> {
  await announceCatalogueChanges(shop);
  await shop.db.notify(CHANNEL, JSON.stringify({ all: true } satisfies Change));
}

/** Calls back after the model has changed, with the tags of pages that were made from what changed. */
export function onCatalogueChange(shop: Shop, listener: Listener): void {
  keptOf(shop).listeners.add(listener);
}

/** Waits until every change announced so far is in the model; for tests and shutdown. */
export async function catalogueSettled(shop: Shop): Promise<void> {
  const kept = keptOf(shop);
  for (let last: unknown; last !== kept.last;) {
    last = kept.last;
    await kept.last;
  }
}

function take(shop: Shop, change: Change): void {
  if (change.all) sweep(shop);
  else inTurn(shop, () => follow(shop, change));
}

/** Pieces alone are written where they stand; a product of which a pack has come or gone looks different, and is read anew. */
async function follow(shop: Shop, { products = [], stock = [] }: Change): Promise<string[]> {
  const model = modelOf(shop);
  const { tags, moved } = await followPieces(shop, model, stock);
  const anew = [...new Set([...products, ...moved])];
  return anew.length === 0 ? tags : [...new Set([...tags, ...(await refreshProducts(shop, model, anew))])];
}

/** One change after the other, so that an older read never overwrites a newer one. */
function inTurn(shop: Shop, work: () => Promise<string[]>): void {
  const kept = keptOf(shop);
  kept.last = kept.last.then(work).then(
    (tags) => tell(shop, tags),
    (error: unknown) => shop.log.error({ err: error }, "the catalogue model could not follow a change"),
  );
}

function tell(shop: Shop, tags: string[]): void {
  if (tags.length === 0) return;
  forgetPageFacts(shop, tags);
  for (const listener of keptOf(shop).listeners) listener({ tags });
}

/** Step by step, single changes in between; once more from the beginning when it was asked for meanwhile. */
function sweep(shop: Shop): void {
  const kept = keptOf(shop);
  if (kept.sweep !== "none") {
    kept.sweep = "once more";
    return;
  }
  kept.sweep = "running";
  const steps = sweepCatalogue(shop);
  const step = async (): Promise<string[]> => {
    const { value, done } = await steps.next().catch((error: unknown) => {
      kept.sweep = "none";
      throw error;
    });
    if (!done) {
      inTurn(shop, step);
      return value;
    }
    const isAskedAgain = kept.sweep === "once more";
    kept.sweep = "none";
    if (isAskedAgain) sweep(shop);
    return [];
  };
  inTurn(shop, step);
}
