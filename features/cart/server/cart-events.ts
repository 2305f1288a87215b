import { keptInMemory, type Visit } from "../../shop.ts";
import { cartTopic } from "../../topics.ts";
import { keyOf, ownerOf } from "./cart-owner.ts";

type Tell = (by: string) => void;
type Kept = { listening: Promise<unknown> | undefined; told: Map<string, Set<Tell>> };

/**
 * Calls back when the visitor's cart was changed in any process, with the browser that did it (empty when it is not known);
 * the change itself is read by those who are told. The answer ends it; undefined for a visitor who can have no cart.
 */
export async function onCartChange(visit: Visit, tell: Tell): Promise<(() => void) | undefined> {
  const owner = ownerOf(visit);
  if (!owner) return undefined;
  const kept = keptInMemory<Kept>(visit.shop, "cart events", () => ({ listening: undefined, told: new Map() }));
  kept.listening ??= listen(visit, kept).catch((error: unknown) => {
    kept.listening = undefined;
    throw error;
  });
  await kept.listening;
  const key = keyOf(owner);
  const tellers = kept.told.get(key) ?? new Set();
  kept.told.set(key, tellers.add(tell));
  return () => {
    tellers.delete(tell);
    if (tellers.size === 0) kept.told.delete(key);
  };
}

const listen = ({ shop }: Visit, { told }: Kept): Promise<unknown> =>
  shop.db.changes.on(cartTopic, {
    onKeys: (owners, by) => owners.forEach((owner) => told.get(owner)?.forEach((tell) => tell(by))),
    onGap: () => told.forEach((tellers) => tellers.forEach((tell) => tell(""))),
  });
