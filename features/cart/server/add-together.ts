import { shownGoods } from "../../catalogue/catalogue.server.ts";
import { addHours } from "../../../platform/time.ts";
import { gather } from "../../../platform/gather.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { reservationEnd } from "../cart.rules.ts";
import { addEach, type AddedTo, type Wanted } from "./add-each.queries.ts";
import { readShare } from "./read-share.ts";
import { selectShownCartById, type ShownCart, type ShownLine } from "./shown-cart.queries.ts";
import { unlessUndone } from "./unless-undone.ts";

/** One statement after the other, unless one meets a row that somebody holds: then the others need not wait for it. */
const ROUNDS = 3;
const PATIENCE_MS = 30;
const MOST = 100;

/**
 * Adds a pack to an account's living cart together with whatever packs others add at the same moment: one statement and
 * one commit for all of them (`add-each.queries.ts`). Undefined: nothing was changed for this one, for whatever reason.
 */
export async function addTogether(shop: Shop, wanted: Wanted): Promise<ShownCart | undefined> {
  const add = keptInMemory(shop, "adding together", () =>
    gather<Wanted, AddedTo | undefined>((all) => addAll(shop, all), {
      rounds: ROUNDS,
      most: MOST,
      patienceMs: PATIENCE_MS,
      keyOf: ({ accountId }) => accountId,
    }),
  );
  const added = await add(wanted);
  return added && showAdded(shop, added);
}

async function addAll(shop: Shop, all: readonly Wanted[]): Promise<(AddedTo | undefined)[]> {
  const { basket_lifetime: lifetimeHours, basket_max_hours: maxHours } = await readSettings(shop);
  const share = await readShare(shop, "new-account");
  const added = await unlessUndone(() =>
    shop.db.once((db) => {
      // Whoever waited for a connection is judged by the time after the wait.
      const now = shop.clock.now();
      const until = reservationEnd({ now, openedAt: now, lifetimeHours, maxHours });
      return addEach(db, all, { now, until, longestMs: addHours(new Date(0), maxHours).getTime(), share });
    }),
  );
  const byAccount = new Map(added?.map((one) => [one.cart.accountId, one]));
  return all.map(({ accountId }) => byAccount.get(accountId));
}

/** What is shown of goods stands in memory; a cart with some that cannot be bought (any more) is read anew. */
async function showAdded(shop: Shop, { cart, holder, lines }: AddedTo): Promise<ShownCart> {
  const shown: ShownLine[] = [];
  for (const line of lines) {
    const goods = shownGoods(shop, line);
    if (!goods) return readAnew(shop, cart.id);
    shown.push({ ...line, ...goods, sellable: true });
  }
  return { cart, holder, lines: [...shown.filter(({ suborder }) => !suborder), ...shown.filter(({ suborder }) => suborder)] };
}

async function readAnew(shop: Shop, cartId: string): Promise<ShownCart> {
  const shown = await selectShownCartById(shop.db.read, cartId, shop.clock.now());
  if (!shown) throw new Error("a cart that was added to is nowhere");
  return shown;
}
