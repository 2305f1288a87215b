import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stockMoved } from "../../../support/changes.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { fillTestCart } from "../../../support/test-order.ts";
import { openReceiver, type Receiver } from "../../../support/receiver.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addWebhook, sendWebhooks, type TestWebhook } from "../../../support/test-webhooks.ts";
import { releaseCartsOfAccount } from "../../cart/cart.server.ts";
import type { Id } from "../../../platform/ids.ts";
import type { StaffMember } from "../../shop.ts";
import { MOST_VARIATIONS } from "../event-types.rules.ts";
import { switchWebhook } from "../webhooks.contract.ts";
import { openWebhooks, tellPieces, webhooksApi } from "../webhooks.server.ts";

let shop: TestShop;
let staff: StaffMember;
let receiver: Receiver;
let goods: TestGoods;
let endpoint: TestWebhook;
beforeAll(async () => {
  [shop, receiver] = await Promise.all([openTestShop(), openReceiver()]);
  ({ staff } = await addFirstOwner(shop));
  goods = await addTestGoods(shop, { stock: 10 });
  await openWebhooks(shop);
  endpoint = await addWebhook(shop, staff, { url: receiver.url, events: ["stock.changed"] });
  await tellPieces(shop);
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
});
beforeEach(() => void (receiver.received.length = 0));

type Told = { variationId: number; id: string; pieces: number };
const told = () => receiver.data().flatMap((data) => (data as { variations?: Told[] }).variations ?? []);
/** The scheduled job, after so many seconds. */
const look = async (seconds = 10) => {
  await shop.db.changes.flush();
  shop.clock.advanceSeconds(seconds);
  const count = await tellPieces(shop);
  await sendWebhooks(shop);
  return count;
};
const setOnHand = async (variationIds: readonly Id<"variation">[], onHand: number) => {
  await shop.db.write((tx) =>
    tx
      .updateTable("stock")
      .set({ on_hand: onHand })
      .where("variation_id", "in", [...variationIds])
      .execute(),
  );
  await stockMoved(shop, variationIds);
};

test("what a customer takes into the cart is told with the pieces left, once, and what comes back is", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods]);
  expect(await look()).toBe(1);
  const { id_1c: id } = await shop.db.read
    .selectFrom("variation")
    .select("id_1c")
    .where("id", "=", goods.variationId)
    .executeTakeFirstOrThrow();
  expect(told()).toEqual([{ variationId: goods.variationId, id, pieces: 9 }]);
  expect(await look()).toBe(0);
  await shop.db.write((tx) => releaseCartsOfAccount(tx, { accountId: customer.id, now: shop.clock.now() }));
  await look();
  expect(told().map(({ pieces }) => pieces)).toEqual([9, 10]);
});

test("what came back before anybody looked is not told, and changes are told together, ten seconds apart", async () => {
  const other = await addTestGoods(shop, { stock: 5 });
  await setOnHand([goods.variationId], 4);
  await setOnHand([goods.variationId], 10);
  await setOnHand([other.variationId], 5);
  await look();
  expect(told().map(({ variationId }) => variationId)).toEqual([other.variationId]);
  await setOnHand([goods.variationId], 8);
  expect(await look(4)).toBe(0);
  await setOnHand([other.variationId], 3);
  expect(await look(6)).toBe(2);
  expect(receiver.received).toHaveLength(2);
  await setOnHand([goods.variationId], 10);
  await look();
});

test("more than fit into one message follow with the next ones, none twice", async () => {
  const many: Id<"variation">[] = [];
  for (let count = 0; count < MOST_VARIATIONS + 20; count += 1) many.push((await addTestGoods(shop, { stock: 1 })).variationId);
  await stockMoved(shop, many);
  expect([await look(), await look(), await look()]).toEqual([MOST_VARIATIONS, 20, 0]);
  expect(new Set(told().map(({ variationId }) => variationId))).toEqual(new Set<number>(many));
  expect(told()).toHaveLength(many.length);
});

test("what nobody announced, or a process that died had heard, is found by comparing everything", async () => {
  await shop.db.write((tx) => tx.updateTable("stock").set({ on_hand: 7 }).where("variation_id", "=", goods.variationId).execute());
  expect(await look()).toBe(0);
  expect(await look(600)).toBe(1);
  expect(told()[0]).toMatchObject({ variationId: goods.variationId, pieces: 7 });
});

test("while nobody wants to hear of pieces none are kept, and afterwards it begins with those there are", async () => {
  const turn = (isOn: boolean) => callEndpoint(webhooksApi, switchWebhook, testVisit(shop, { staff }), { id: endpoint.id, isOn });
  const kept = async () => (await shop.db.read.selectFrom("webhook_pieces").select("pieces").execute()).length;
  expect(await kept()).toBeGreaterThan(0);
  await turn(false);
  await setOnHand([goods.variationId], 6);
  await look();
  expect(await kept()).toBe(0);
  await turn(true);
  await setOnHand([goods.variationId], 5);
  expect(await look()).toBe(0);
  await setOnHand([goods.variationId], 4);
  await look();
  expect(told().map(({ pieces }) => pieces)).toEqual([4]);
});
