import { keptInMemory, type Shop } from "../../../shop.ts";
import { ALL_PRODUCTS, productsTopic, stockTopic } from "../../../topics.ts";
import { buildModel } from "./build-model.ts";
import { followPieces, refreshProducts } from "./change-model.ts";
import { holderOf, modelOf } from "./model.ts";
import { forgetPageFacts } from "./page-facts.ts";
import { sweepCatalogue } from "./sweep.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

type Listener = (change: { tags: string[] }) => void;
type Kept = {
  listeners: Set<Listener>;
  last: Promise<unknown>;
  sweep: "none" | "running" | "once more";
};

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "catalogue changes", () => ({
    listeners: new Set(),
    last: Promise.resolve(),
    sweep: "none",
  }));

/** Call once before serving. */
export async function openCatalogueModel(shop: Shop): Promise<void> {
  const { changes } = shop.db;
  const listening = Promise.all([
    changes.on(productsTopic, { onKeys: (keys) => follow(shop, keys), onGap: () => sweep(shop) }),
    changes.on(stockTopic, {
      onKeys: (keys) =>
        inTurn(shop, () =>
          followStock(
            shop,
            keys.map((key) => idOf<"variation">(Number(key))),
          ),
        ),
    }),
  ]);
  const built = listening.then(() => buildModel(shop.db.scan));
  keptOf(shop).last = built;
  holderOf(shop).model = await built;
}

/** Has every process compare its model with the database. */
export async function announceWholeCatalogue({ db }: Shop): Promise<void> {
  await db.changes.tell([{ topic: productsTopic, keys: [ALL_PRODUCTS], by: "" }]);
  await db.changes.flush();
}

export function onCatalogueChange(shop: Shop, listener: Listener): void {
  keptOf(shop).listeners.add(listener);
}

/** Resolves once the model has followed all changes it has heard of. */
export async function catalogueSettled(shop: Shop): Promise<void> {
  const kept = keptOf(shop);
  let last: Promise<unknown>;
  do {
    last = kept.last;
    await last;
  } while (last !== kept.last);
}

function follow(shop: Shop, keys: readonly string[]): void {
  if (keys.includes(ALL_PRODUCTS)) sweep(shop);
  else
    inTurn(shop, () =>
      refreshProducts(
        shop,
        modelOf(shop),
        keys.map((key) => idOf<"product">(Number(key))),
      ),
    );
}

/** Reads a product again when a whole pack comes or goes, otherwise only writes the pieces. */
async function followStock(shop: Shop, variationIds: readonly Id<"variation">[]): Promise<string[]> {
  const model = modelOf(shop);
  const { tags, moved } = await followPieces(shop, model, variationIds);
  return moved.size === 0 ? tags : [...new Set([...tags, ...(await refreshProducts(shop, model, [...moved]))])];
}

/** One after the other, so that an older read never overwrites a newer one. */
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
