import { randomUUID } from "node:crypto";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import type { Answer, Json } from "../../support/api-client.ts";
import { testDelivery } from "../../support/test-order.ts";
import { beBlacklisted } from "./blacklisting.ts";
import { bulkAdd } from "./bulk-add.ts";
import { instant, type History } from "./history.ts";
import { openOwnCart, plus, seenIn, unchanged } from "./own-cart.ts";
import type { Effect, Lines } from "./possible-carts.ts";
import type { Servers } from "./servers.ts";
import { judgeRecalculated } from "./judge-recalculated.ts";
import type { Account, Goods } from "./shelf.ts";

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
  violation: (text: string) => void;
};

/** One customer who does one thing at a time and judges every answer by what they know of their cart. */
export function openCustomer({ servers, history, goods, random, account, staffCookie, signInAnew, client, violation }: World) {
  let { token } = account;
  const cart = openOwnCart(history, violation);
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

  const settle = async () => {
    const answer = await ask("view", "/api/get-cart");
    const seen = answer && seenIn(answer);
    cart.promise();
    if (seen) cart.judge("view", seen, { effect: unchanged, opened: unchanged });
  };

  const changePacks = async (kind: "add" | "remove", { productId, variationId, pack }: Goods) => {
    const effect = plus(variationId, kind === "add" ? pack : -pack);
    if (kind === "remove") cart.promise();
    const answer = await ask(kind, "/api/basket-add-product", { productId, variationId, productAdd: kind === "add" });
    if (kind === "add") cart.promise();
    const seen = answer && seenIn(answer);
    if (!answer) return cart.lost(effect);
    if (!seen) return violation(`${kind}: answered ${answer.status} ${JSON.stringify(answer.body)}`);
    const done: Effect = answer.body["result"] === true ? effect : unchanged;
    cart.judge(kind, seen, { effect: done, opened: done });
  };

  const place = async (orderId: string, expectedToPayKopiykas: number): Promise<{ numbers: number[]; lost: boolean }> => {
    placing.add(orderId);
    const recipient = { name: "Олена", surname: "Коваль", phone: "380671234567" };
    const form = { orderId, recipient, delivery: testDelivery, payment: "cod", expectedToPayKopiykas };
    const key = { "Idempotency-Key": randomUUID() };
    const numbers: number[] = [];
    const repeats = random.chance(0.3) ? 2 : 1;
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await ask("place", "/api/place-order", form, key);
      if (answer?.body["result"] === true) numbers.push(Number(answer.body["number"]));
      if (answer && (numbers.length === 0 || numbers.length === repeats)) return { numbers, lost: false };
      if (!answer) await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return { numbers, lost: true };
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
    bulkAdd: () => bulkAdd({ ask, cart, goods, random, history, violation }),
    beBlacklisted: async () => {
      await beBlacklisted({ ask, staffSay, signIn, cart, goods: random.pick(goods), violation });
      await settle();
    },
    add: () => changePacks("add", random.pick(goods)),
    remove: () => {
      const [held] = cart.possible()[0]?.lines?.keys() ?? [];
      return changePacks("remove", goods.find(({ variationId }) => variationId === held) ?? random.pick(goods));
    },
    recalculate: async () => {
      const wanted = new Map<number, Json>();
      for (let lines = random.between(1, 4); lines > 0; lines -= 1) {
        const { productId, variationId, pack } = random.pick(goods);
        wanted.set(variationId, { productId, variationId, quantity: pack * random.between(1, 3), price: 100 });
      }
      cart.promise();
      const answer = await ask("recalculate", "/api/basket-recalculation", { cartItems: [...wanted.values()] });
      const seen = answer && seenIn(answer);
      if (!seen) return cart.lostAnything();
      const sure = !cart.mayBeOver() && cart.possible().length === 1 ? cart.possible()[0] : undefined;
      for (const fault of judgeRecalculated({
        wanted,
        goods,
        seen,
        answer,
        before: sure?.unanswered.length === 0 ? sure.lines : undefined,
      }))
        violation(fault);
      const granted: Effect = () => (seen.lines.size > 0 ? seen.lines : undefined);
      cart.judge("recalculate", seen, { effect: granted, opened: granted });
    },
    clear: async () => {
      const mine = cart.current();
      if (!mine) return;
      cart.promise();
      const answer = await ask("delete", "/api/delete-cart", { orderId: mine.id });
      if (answer) cart.ended();
      else cart.lost(() => undefined);
      await settle();
    },
    outlive: async () => {
      const end = cart.current()?.end ?? 0;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - Date.now() + 20)));
      await settle();
    },
    checkOut: async () => {
      const mine = cart.current();
      const [only, ...others] = cart.possible();
      if (!mine || !only?.lines || others.length > 0) return;
      const judged = await ask("validate", "/api/order-validation", { orderId: mine.id });
      const bill = judged?.body["bill"] as { toPayKopiykas: number } | null | undefined;
      if (!bill) return;
      cart.promise();
      const { numbers, lost } = await place(mine.id, bill.toPayKopiykas);
      const [number] = numbers;
      if (numbers.some((other) => other !== number)) violation(`I11 place: one key gave the orders ${numbers.join(", ")}`);
      if (number) {
        bought.push({ number, cartId: mine.id, lines: only.lines, kopiykas: bill.toPayKopiykas, soldAt: instant(), cancelled: "no" });
        cart.ended();
      } else if (lost) cart.lost(() => undefined);
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
    /** What was never cancelled stays sold. */
    end: () => {
      cart.promise();
      for (const order of bought) if (order.cancelled === "no") sold(order, Infinity);
    },
  };
}
export type ProvingCustomer = ReturnType<typeof openCustomer>;
