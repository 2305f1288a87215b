import { startedOnce } from "../../../platform/started-once.ts";
import { keptInMemory, type Shop, type Visit } from "../../shop.ts";
import { cartTopic } from "../../topics.ts";
import { keyOf, ownerOf } from "./carts/cart-owner.ts";

type Tell = (by: string) => void;
type Told = Map<string, Set<Tell>>;

/** Tells of changes in any process, with the browser that made each; undefined without a cart. */
export async function onCartChange(visit: Visit, tell: Tell): Promise<(() => void) | undefined> {
  const owner = ownerOf(visit);
  if (!owner) return undefined;
  const { shop } = visit;
  const { told, listen } = keptInMemory(shop, "cart events", () => {
    const byOwner: Told = new Map();
    return { told: byOwner, listen: startedOnce(() => listenFor(shop, byOwner)) };
  });
  await listen();
  const key = keyOf(owner);
  const tellers = told.get(key) ?? new Set();
  told.set(key, tellers.add(tell));
  return () => {
    tellers.delete(tell);
    if (tellers.size === 0) told.delete(key);
  };
}

const listenFor = ({ db }: Shop, told: Told): Promise<unknown> =>
  db.changes.on(cartTopic, {
    onKeys: (owners, by) => owners.forEach((owner) => told.get(owner)?.forEach((tell) => tell(by))),
    onGap: () => told.forEach((tellers) => tellers.forEach((tell) => tell(""))),
  });
