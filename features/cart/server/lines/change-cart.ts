import { randomUUID } from "node:crypto";
import { undo, type Undo } from "../../../../platform/db/changes.ts";
import { codeOf } from "../../../../platform/db/run-transaction.ts";
import { gather } from "../../../../platform/limits/gather.ts";
import type { Id } from "../../../../platform/ids.ts";
import { shownGoods } from "../../../catalogue/catalogue.server.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { browserOf, keptInMemory, type Shop, type Tx, type Visit } from "../../../shop.ts";
import { lockStock } from "../../../stock/stock.server.ts";
import type { Owner } from "../carts/cart-owner.ts";
import { insertCart, lockBlacklisted, selectBlacklisted, selectLines, type CartRow } from "../cart.queries.ts";
import { changeFreeCarts, changeLockedCart, type AccountChange, type Verdict } from "./change-cart.queries.ts";
import type { ChangedCart } from "./changed-carts.queries.ts";
import type { LineChange, Terms } from "./judge-lines.queries.ts";
import { lockLivingCart } from "../carts/living-cart.ts";
import { readShare } from "./read-reach.ts";
import { selectAccountCart, type ShownCart, type ShownLine } from "../shown-cart.queries.ts";

/** Limits a statement that meets a locked row, so that the others it holds need not wait. */
const ROUNDS = 3;
const PATIENCE_MS = 30;
const MOST = 100;
/** Shared attempts before the change waits in turn. */
const ATTEMPTS = 3;

type Changed = { verdict: Verdict; shown?: ShownCart };

/** Shares one statement with others' changes. Undefined: nothing changed; guests, first packs and locked carts use `changeInTurn`. */
export async function changeAtOnce(visit: Visit, change: LineChange & Pick<AccountChange, "orderId">): Promise<Changed | undefined> {
  const { shop, customer } = visit;
  if (!customer || customer.blacklisted) return undefined;
  const changeGathered = keptInMemory(shop, "changing carts", () =>
    gather<AccountChange, GatheredChange | undefined>((all) => changeAll(shop, all), {
      rounds: ROUNDS,
      most: MOST,
      patienceMs: PATIENCE_MS,
      keyOf: ({ accountId }) => accountId,
    }),
  );
  let done: GatheredChange | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    done = await changeGathered({ ...change, accountId: customer.id, by: browserOf(visit) });
    if (done?.verdict.why !== "taken meanwhile") break;
  }
  if (!done || done.verdict.why === "taken meanwhile") return undefined;
  return { verdict: done.verdict, ...(done.cart ? { shown: await showChanged(shop, done.cart) } : {}) };
}

type GatheredChange = { verdict: Verdict; cart: ChangedCart | undefined };

async function changeAll(shop: Shop, all: readonly AccountChange[]): Promise<(GatheredChange | undefined)[]> {
  const termsAt = await readTerms(shop, "accounts");
  // Judged by the time after the wait for a connection.
  const done = await unlessUndone(() => shop.db.once((db) => changeFreeCarts(db, all, termsAt())));
  const cartOf = new Map(done?.carts.map((one) => [one.cart.accountId, one]));
  return all.map(({ accountId }) => {
    const verdict = done?.verdicts.get(accountId);
    return verdict && { verdict, cart: cartOf.get(accountId) };
  });
}

/** Goods are shown from memory; a cart with goods that cannot be bought is read again. */
async function showChanged(shop: Shop, { cart, holder, lines }: ChangedCart): Promise<ShownCart> {
  const shown: ShownLine[] = [];
  for (const line of lines) {
    const goods = shownGoods(shop, line);
    if (!goods) return readAnew(shop, cart.id);
    shown.push({ ...line, ...goods, sellable: true });
  }
  return { cart, holder, lines: [...shown.filter(({ suborder }) => !suborder), ...shown.filter(({ suborder }) => suborder)] };
}

async function readAnew(shop: Shop, cartId: string): Promise<ShownCart> {
  const shown = await selectAccountCart(shop.db.read, cartId, shop.clock.now());
  if (!shown) throw new Error("a cart that was changed is nowhere");
  return shown;
}

/** `cart`: undefined to open one. `isAll`: unnamed lines are removed. `claim` comes first and answers the lines, `settle` comes last. */
type InTurn = {
  owner: Owner;
  cart: CartRow | undefined;
  lines: readonly LineChange[];
  isAll?: boolean;
  claim?: (tx: Tx) => Promise<readonly LineChange[]>;
  settle?: (tx: Tx, verdicts: readonly Verdict[]) => Promise<void>;
};

/** Waits for the cart or opens it, then locks stock ascending (security.md S2). `moved on` and `blacklisted` (S28) change nothing. */
export async function changeInTurn(visit: Visit, { owner, cart, lines, isAll, claim, settle }: InTurn): Promise<Outcome> {
  const { shop } = visit;
  if (!cart && lines.length === 0) return [];
  const termsAt = await readTerms(shop, "accountId" in owner ? "accounts" : "guests");
  return shop.db.write(
    async (tx): Promise<Outcome | Undo<Outcome>> => {
      const wanted = claim ? await claim(tx) : lines;
      if (claim && wanted.length === 0) return [];
      const id = cart ? (await lockLivingCart(tx, shop, cart.id))?.cart.id : await openCart(tx, owner, termsAt());
      if (!id) return undo<Outcome>("moved on");
      const changes = cart && isAll ? [...wanted, ...(await othersIn(tx, id, wanted))] : wanted;
      // Locked before the statement begins, so that it sees what is free and what other guests hold (S6).
      await lockStock(
        tx,
        changes.map(({ variationId }) => variationId),
      );
      const verdicts = await changeLockedCart(tx, { id, owner }, changes, termsAt());
      if (await (cart ? selectBlacklisted : lockBlacklisted)(tx, owner)) return undo<Outcome>("blacklisted");
      if (!cart && verdicts.every(({ held }) => held === 0)) return undo<Outcome>(verdicts);
      await settle?.(tx, verdicts);
      return verdicts;
    },
    { by: browserOf(visit) },
  );
}

type Outcome = readonly Verdict[] | "moved on" | "blacklisted";

async function openCart(tx: Tx, owner: Owner, { now }: Terms): Promise<string | undefined> {
  const cart = { id: randomUUID(), suborderId: randomUUID(), openedAt: now, reservedUntil: now };
  return (await insertCart(tx, owner, cart))?.id;
}

async function othersIn(tx: Tx, cartId: string, wanted: readonly LineChange[]): Promise<LineChange[]> {
  const named = new Set<Id<"variation">>(wanted.map(({ variationId }) => variationId));
  const held = await selectLines(tx, cartId);
  return held.filter(({ variationId }) => !named.has(variationId)).map(({ variationId }) => ({ variationId, hold: 0 }));
}

async function readTerms(shop: Shop, who: "accounts" | "guests"): Promise<() => Terms> {
  const { basket_lifetime: lifetimeHours, basket_max_hours: maxHours } = await readSettings(shop);
  const share = await readShare(shop, who === "guests" ? "guests" : "new-account");
  return () => ({ now: shop.clock.now(), lifetimeHours, maxHours, share });
}

const tooLong = new Set(["55P03", "57014"]);

/** Undefined when PostgreSQL refused all of it; a lost connection throws, since the outcome is unknown. */
async function unlessUndone<T>(statement: () => Promise<T>): Promise<T | undefined> {
  try {
    return await statement();
  } catch (error) {
    const code = codeOf(error);
    if (tooLong.has(code) || /^2[23]/.test(code)) return undefined;
    throw error;
  }
}
