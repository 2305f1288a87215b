import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import { api } from "../../../processes/calls/api.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/edge/health.ts";
import { changesHeard } from "../../../support/changes.ts";
import { testDelivery } from "../../../support/test-order.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { openThings, type Person, type Things } from "./make-things.ts";
import { rowsOfAccount } from "./rows-of-account.ts";

let shop: TestShop;
let app: Hono;
let things: Things;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  things = await openThings(shop, app, (await addFirstOwner(shop)).staff);
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

type Asked = { who: Person; body: Record<string, unknown>; other: Record<string, unknown> };
const line = (packs: number) => ({ productId: things.goods.productId, variationId: things.goods.variationId, packs });
const back = (number: number | string, comment: string) => ({
  number,
  lines: [{ variationId: things.goods.variationId, pieces: 1 }],
  reason: "size",
  comment,
  refundTo: "balance",
});

/** Of each call under a key: somebody who may do it, what is asked, and something else to ask under the same key. */
const asking: Record<string, () => Promise<Asked>> = {
  "/api/basket-add-many": async () => ({ who: await things.someone(), body: { lines: [line(1)] }, other: { lines: [line(2)] } }),
  "/api/place-order": async () => {
    const who = await things.someone();
    const body = {
      orderId: await things.cartOf(who),
      recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
      delivery: testDelivery,
      payment: "cod",
      expectedToPayKopiykas: 10_000,
    };
    return { who, body, other: { ...body, comment: "інше" } };
  },
  "/api/repeat-order": async () => {
    const { owner: who, value } = await things.make("order");
    return { who, body: { number: value }, other: { number: await things.orderOf(who, 2) } };
  },
  "/api/start-payment": async () => {
    const { owner: who, value } = await things.make("unpaid order");
    return { who, body: { number: value }, other: { number: await things.unpaidOf(who) } };
  },
  "/api/ask-return": async () => {
    const { owner: who, value } = await things.make("delivered order");
    return { who, body: back(value, ""), other: back(value, "інше") };
  },
};
/** Nothing to pay without debts; `features/orders/server/payments/` has its tests. */
const elsewhere = ["/api/pay-debts"];

const send = async ({ token }: Person, path: string, body: object, key: string | undefined) => {
  const response = await app.request(path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, isReplayed: response.headers.has("idempotent-replayed"), text: await response.text() };
};

describe("S14 a key of one call and one person", () => {
  test("every call of customers under a key is asked here", () => {
    const underKeys = api.filter(({ endpoint }) => endpoint.idempotent).map(({ endpoint }) => endpoint.path);
    expect(underKeys.sort()).toEqual([...Object.keys(asking), ...elsewhere].sort());
  });

  test.each([...Object.keys(asking), ...elsewhere])("%s without a key, or with one that is none, does nothing", async (path) => {
    const { who, body } = (await asking[path]?.()) ?? { who: await things.someone(), body: {} };
    const before = await rowsOfAccount(shop, who.customer.id);
    for (const key of [undefined, "", "short", "x".repeat(15), "x".repeat(256), "x".repeat(10_000)]) {
      const { status, text } = await send(who, path, body, key);
      expect([status, text.includes("Idempotency-Key")], `${key?.length} ${text}`).toEqual([422, true]);
    }
    expect(await rowsOfAccount(shop, who.customer.id)).toEqual(before);
  });

  test.each(Object.keys(asking))(
    "%s: another's key is one's own, said again it is the same, and for something else it is refused",
    async (path) => {
      const key = randomUUID();
      const [one, another] = [await asking[path]!(), await asking[path]!()];
      const first = await send(one.who, path, one.body, key);
      expect([first.status, first.isReplayed], first.text).toEqual([200, false]);
      const again = await send(one.who, path, one.body, key);
      expect(again, first.text).toMatchObject({ status: 200, isReplayed: true });
      const before = await rowsOfAccount(shop, one.who.customer.id);
      const others = await send(another.who, path, another.body, key);
      expect([others.status, others.isReplayed], others.text).toEqual([200, false]);
      expect(await rowsOfAccount(shop, one.who.customer.id)).toEqual(before);
      const other = await send(one.who, path, one.other, key);
      expect([other.status, other.text.includes("Idempotency-Key")], other.text).toEqual([422, true]);
      expect(await rowsOfAccount(shop, one.who.customer.id)).toEqual(before);
    },
  );

  test.each(Object.keys(asking))("%s fifty times at once under one key is done once", async (path) => {
    const { who, body } = await asking[path]!();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(who, path, body, key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length, JSON.stringify(answers.find(({ status }) => status !== 200))).toBeGreaterThan(0);
    for (const { status, text } of answers) expect([200, 409], text).toContain(status);
    expect(await counted(who)).toEqual(after[path]);
  });
});

/** Orders, payments and returns of somebody who asked once. */
const after: Record<string, [orders: number, payments: number, returns: number]> = {
  "/api/basket-add-many": [0, 0, 0],
  "/api/place-order": [1, 0, 0],
  "/api/repeat-order": [2, 0, 0],
  "/api/start-payment": [2, 1, 0],
  "/api/ask-return": [1, 1, 1],
};
async function counted({ customer }: Person): Promise<number[]> {
  const count = async (table: "placed_order" | "payment" | "goods_return") =>
    (await shop.db.read.selectFrom(table).select("id").where("account_id", "=", customer.id).execute()).length;
  return [await count("placed_order"), await count("payment"), await count("goods_return")];
}
