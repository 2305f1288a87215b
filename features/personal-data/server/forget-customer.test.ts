import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { placeByCard, addRichCustomer, takeTestCards } from "../../../support/test-card-order.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { expectMoneyInOrder } from "../../../support/test-money.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { findCustomerByToken, issueToken, recogniseDevice } from "../../accounts/accounts.server.ts";
import { bonusSum } from "../../loyalty/loyalty.server.ts";
import { cancelOrder } from "../../orders/orders.server.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import { dataMap } from "../data-map.ts";
import { staffPersonalDataApi } from "../personal-data.server.ts";
import { forgetCustomer } from "../staff-personal-data.contract.ts";
import { forgotten } from "./forget-rows.queries.ts";
import { selectPersonalRows } from "./personal-rows.queries.ts";

let shop: TestShop;
let owner: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await takeTestCards(shop);
  owner = (await addFirstOwner(shop)).staff;
});
afterAll(() => shop.close());

const forget = ({ id }: Customer) => callEndpoint(staffPersonalDataApi, forgetCustomer, testVisit(shop, { staff: owner }), { id });
const rowsOf = async (table: string, { id }: Customer) => (await selectPersonalRows(shop.db.read, table, id)).length;

async function signIn({ id }: Customer): Promise<string> {
  const now = shop.clock.now();
  return shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent: "Firefox", now });
    return issueToken(tx, { accountId: id, deviceId, proof: "sms", now });
  });
}

/** Rows of the kinds that lead to one another. */
async function leaveTraces(customer: Customer): Promise<void> {
  const [at, account_id] = [shop.clock.now(), customer.id];
  const { productId } = await addTestGoods(shop);
  const other = await addTestCustomer(shop);
  await shop.db.write(async (tx) => {
    await tx.insertInto("favourite").values({ account_id, product_id: productId, added_at: at }).execute();
    const written = {
      about: "product" as const,
      product_id: productId,
      author: "Олена",
      language: "uk" as const,
      rating: 5,
      comment: "Гарна",
    };
    const review = await tx
      .insertInto("review")
      .values({ ...written, account_id, created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("review_vote").values({ review_id: review.id, account_id: other.id, voted_at: at }).execute();
    await tx.insertInto("review_photo").values({ id: randomUUID(), account_id, review_id: review.id, created_at: at }).execute();
    const thread = await tx
      .insertInto("chat_thread")
      .values({ account_id, created_at: at, changed_at: at, last_seq: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const message = { thread_id: thread.id, seq: 1, message_id: randomUUID(), side: "customer" as const, text: "Де посилка?", at };
    await tx.insertInto("chat_message").values(message).execute();
    await tx.insertInto("chat_photo").values({ id: randomUUID(), account_id, thread_id: thread.id, seq: 1, created_at: at }).execute();
    await tx.insertInto("chat_note").values({ thread_id: thread.id, staff_id: owner.id, text: "Дзвонили", at }).execute();
  });
}

test("S53 of a customer who asked for it nothing stays but the account's phone and what accounting keeps; points end and nobody is signed in", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 3_000 });
  const { number } = await placeByCard(shop, customer);
  await leaveTraces(customer);
  const token = await signIn(customer);
  await expect(forget(customer)).rejects.toMatchObject({ status: 409, messageKey: "data.openOrders" });
  await cancelOrder(testVisit(shop, { customer }), number);
  await forget(customer);
  const kept = Object.keys(dataMap).filter((table) => table !== "account" && dataMap[table]?.keep === "account");
  for (const table of kept) expect([table, await rowsOf(table, customer)]).toEqual([table, 0]);
  expect(await selectPersonalRows(shop.db.read, "account", customer.id)).toMatchObject([
    { phone: customer.phone, name: "", surname: "", email: "", birth_date: null },
  ]);
  expect(await rowsOf("placed_order", customer)).toBe(1);
  expect(await findCustomerByToken(shop, token, shop.clock.now())).toBeUndefined();
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(0);
  await expectMoneyInOrder(shop);
  await forget(customer);
});

test("S53 no row that stays leads to one that goes, so that nobody's data is kept by a key", async () => {
  const going = forgotten().map(({ table }) => table);
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f' and confdeltype = 'a'`.execute(
    shop.db.read,
  );
  const keys = rows.filter(({ to }) => going.includes(to));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter(({ from, to }) => !going.includes(from) || going.indexOf(from) > going.lastIndexOf(to))).toEqual([]);
});

test("S53 what calls under way wrote after it goes too; who has signed in meanwhile is a customer anew", async () => {
  const [gone, back] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  for (const one of [gone, back]) {
    await forget(one);
    await leaveTraces(one);
    await shop.db.read.updateTable("account").set({ name: "Олена" }).where("id", "=", one.id).execute();
  }
  await signIn(back);
  await runJobs(shop, { afterSeconds: 120 });
  expect([await rowsOf("review", gone), await rowsOf("chat_thread", gone), await rowsOf("favourite", gone)]).toEqual([0, 0, 0]);
  expect(await selectPersonalRows(shop.db.read, "account", gone.id)).toMatchObject([{ name: "" }]);
  expect([await rowsOf("review", back), await rowsOf("chat_thread", back), await rowsOf("favourite", back)]).toEqual([1, 1, 1]);
  expect(await selectPersonalRows(shop.db.read, "account", back.id)).toMatchObject([{ name: "Олена" }]);
});

test("money that shop and customer still owe each other is settled first", async () => {
  const customer = await addRichCustomer(shop, { balance: 100 });
  await expect(forget(customer)).rejects.toMatchObject({ status: 409, messageKey: "data.openMoney" });
  expect(await selectPersonalRows(shop.db.read, "account", customer.id)).toMatchObject([{ name: "Олена" }]);
});

test("S29 it asks for a fresh second factor, and nobody else's rows go", async () => {
  const [one, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await leaveTraces(other);
  await forget(one);
  expect(await rowsOf("review", other)).toBe(1);
  shop.clock.advanceSeconds(301);
  await expect(forget(other)).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
});
