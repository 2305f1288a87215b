import { setTimeout as pause } from "node:timers/promises";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { Answer, Json } from "../../../support/api-client.ts";
import { beBlacklisted } from "./blacklisting.ts";
import { bulkAdd } from "./bulk-add.ts";
import { instant, type History } from "./history.ts";
import { openOwnCart, seenIn } from "./own-cart.ts";
import { placeOnce } from "./place-once.ts";
import { emptied, plus, unchanged, type Lines } from "./possible-lines.ts";
import type { Servers } from "../servers.ts";
import { judgeRecalculated } from "./judge-recalculated.ts";
import { wantedOf, type Account, type Goods } from "./shelf.ts";

export type Bought = { number: number; cartId: string; lines: Lines; kopiykas: number; soldAt: number; cancelled: "no" | "asked" | "yes" };
type World = {
  servers: Servers;
  history: History;
  goods: readonly Goods[];
  random: SeededRandom;
  account: Account;
  staffCookie: string;
  /** A new token for the account. */
  signInAnew: () => Promise<string>;
  client: number;
  lifetimeMs: number;
  /** How often a customer looks at their cart before they give up. */
  looks: number;
  violation: (text: string) => void;
};

/** One customer who does one thing at a time, now and then two at once, and judges every answer by what they know of their cart. */
export function openCustomer(world: World) {
  const { servers, history, goods, random, account, staffCookie, signInAnew, client, lifetimeMs, looks, violation } = world;
  let { token } = account;
  const cart = openOwnCart({ history, client, lifetimeMs, violation });
  const bought: Bought[] = [];
  /** Carts that were asked to be placed. */
  const placing = new Set<string>();

  const staffSay = async (blacklisted: boolean) => {
    const asked = instant();
    const headers = { Cookie: staffCookie, "Sec-Fetch-Site": "same-origin" };
    const path = `/api/admin/customers/${account.id}`;
    const answer = await servers.call(random, { method: "POST", path, body: { blacklisted, cardOnly: false }, headers });
    const outcome = answer ? (answer.status === 200 ? "done" : "refused") : "lost";
    history.call({ client, kind: blacklisted ? "blacklist" : "forgive", asked, answered: answer ? instant() : null, outcome, detail: "" });
    return answer && answer.status === 200;
  };
  const signIn = async () => void (token = await signInAnew());
  const ask = async (kind: string, path: string, body?: Json, headers?: Record<string, string>): Promise<Answer | undefined> => {
    const asked = instant();
    const answer = await servers.call(random, { method: body ? "POST" : "GET", path, body, token, headers });
    const outcome = answer ? (answer.status === 200 && answer.body["result"] !== false ? "done" : "refused") : "lost";
    history.call({ client, kind, asked, answered: answer ? instant() : null, outcome, detail: JSON.stringify(body ?? {}) });
    return answer;
  };

  /** Looks at the cart until there is an answer. */
  const settle = async () => {
    for (let tries = 0; tries < looks; tries += 1) {
      const asked = instant();
      const answer = await ask("view", "/api/get-cart");
      const seen = answer && seenIn(answer);
      if (answer && !seen) return violation(`view: answered ${answer.status} ${JSON.stringify(answer.body)}`);
      if (seen) {
        cart.promise();
        return cart.judge("view", seen, { asked, effect: unchanged });
      }
      await pause(random.between(100, 1_000));
    }
    violation(`view: no answer in ${looks} tries`);
  };
  /** A customer whose answer was lost tries something else after a moment, or looks first. */
  const goOn = async () => {
    await pause(random.between(100, 1_000));
    if (random.chance(0.5)) await settle();
  };

  const changePacks = async (kind: "add" | "remove", { productId, variationId, pack }: Goods) => {
    const effect = plus(variationId, kind === "add" ? pack : -pack);
    if (kind === "remove") cart.promise();
    const asked = instant();
    const answer = await ask(kind, "/api/basket-add-product", { productId, variationId, productAdd: kind === "add" });
    if (kind === "add") cart.promise();
    const seen = answer && seenIn(answer);
    if (!answer) {
      cart.may(effect, asked);
      return goOn();
    }
    if (!seen) return violation(`${kind}: answered ${answer.status} ${JSON.stringify(answer.body)}`);
    cart.judge(kind, seen, { asked, effect: answer.body["result"] === true ? effect : unchanged });
  };

  const sold = ({ lines, soldAt, number }: Bought, to: number) => {
    for (const [variationId, pieces] of lines) history.promised.push({ variationId, pieces, from: soldAt, to, cartId: `order ${number}` });
  };

  return {
    client,
    cart,
    bought,
    placing,
    settle,
    bulkAdd: () => bulkAdd({ ask, cart, goods, random, violation }),
    beBlacklisted: async () => {
      await beBlacklisted({ ask, staffSay, signIn, cart, goods: wantedOf(random, goods), violation });
      await settle();
    },
    add: () => changePacks("add", wantedOf(random, goods)),
    /** On two devices at once. */
    addTwice: async () => {
      const asked = instant();
      const pair = [wantedOf(random, goods), wantedOf(random, goods)];
      const effects = await Promise.all(
        pair.map(async ({ productId, variationId, pack }) => {
          const answer = await ask("add at once", "/api/basket-add-product", { productId, variationId, productAdd: true });
          return { effect: plus(variationId, pack), isDone: answer?.body["result"] };
        }),
      );
      cart.promise();
      for (const { effect, isDone } of effects) {
        if (isDone === true) cart.did(effect, asked);
        else if (isDone !== false) cart.may(effect, asked);
      }
      await settle();
    },
    remove: () => {
      const held = [...(cart.possible()[0]?.keys() ?? [])];
      const one = held.length > 0 && random.chance(0.8) ? random.pick(held) : undefined;
      return changePacks("remove", goods.find(({ variationId }) => variationId === one) ?? wantedOf(random, goods));
    },
    recalculate: async () => {
      const wanted = new Map<number, Json>();
      for (let lines = random.between(1, 4); lines > 0; lines -= 1) {
        const { productId, variationId, pack } = wantedOf(random, goods);
        wanted.set(variationId, { productId, variationId, quantity: pack * random.between(1, 3), price: 100 });
      }
      cart.promise();
      const asked = instant();
      const answer = await ask("recalculate", "/api/basket-recalculation", { cartItems: [...wanted.values()] });
      const seen = answer && seenIn(answer);
      if (!seen) {
        cart.mayBeRecalculated(new Map([...wanted].map(([id, { quantity }]) => [id, Number(quantity)])), asked);
        return settle();
      }
      const mayHaveEnded = cart.mayHaveEnded(asked);
      const [only, ...others] = cart.possible();
      const before = others.length === 0 && !mayHaveEnded ? only : undefined;
      for (const fault of judgeRecalculated({ wanted, goods, seen, answer, before, mayHaveEnded })) violation(fault);
      cart.judge("recalculate", seen, { asked, effect: () => seen.lines });
    },
    clear: async () => {
      const mine = cart.current();
      if (!mine) return;
      cart.promise();
      const asked = instant();
      const answer = await ask("delete", "/api/delete-cart", { orderId: mine.id });
      if (answer) cart.ended();
      else cart.may(emptied, asked);
      await settle();
    },
    outlive: async () => {
      await pause(Math.max(0, (cart.current()?.end ?? 0) - Date.now() + 20));
      await settle();
    },
    checkOut: async () => {
      const mine = cart.current();
      const [lines, ...others] = cart.possible();
      if (!mine || !lines || lines.size === 0 || others.length > 0) return;
      const judged = await ask("validate", "/api/order-validation", { orderId: mine.id });
      const bill = judged?.body["bill"] as { toPayKopiykas: number } | null | undefined;
      if (!bill) return;
      cart.promise();
      const asked = instant();
      const { toPayKopiykas: kopiykas } = bill;
      placing.add(mine.id);
      const { number, isUnknown } = await placeOnce({ ask, random, violation, orderId: mine.id, expectedToPayKopiykas: kopiykas });
      if (number !== undefined) {
        bought.push({ number, cartId: mine.id, lines, kopiykas, soldAt: instant(), cancelled: "no" });
        cart.ended();
      } else if (isUnknown) cart.may(emptied, asked);
      await settle();
    },
    cancel: async () => {
      const order = bought.find(({ cancelled }) => cancelled !== "yes");
      if (!order) return;
      if (order.cancelled === "no") sold(order, instant());
      order.cancelled = "asked";
      const answer = await ask("cancel", "/api/cancel-order", { number: order.number });
      if (answer?.status === 200) order.cancelled = "yes";
    },
    /** Orders never cancelled stay sold. */
    end: () => {
      cart.promise();
      for (const order of bought) if (order.cancelled === "no") sold(order, Infinity);
    },
  };
}
export type ProvingCustomer = ReturnType<typeof openCustomer>;
