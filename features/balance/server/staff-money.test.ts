import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestOrder, expectMoneyInOrder } from "../../../support/test-money.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { bonusSum, staffBonusesApi } from "../../loyalty/loyalty.server.ts";
import { grantCustomerBonuses } from "../../loyalty/staff-bonuses.contract.ts";
import type { StaffMember } from "../../shop.ts";
import { addDebt, claimDebts, openDebts, staffMoneyApi } from "../balance.server.ts";
import { correctBalance, forgiveDebt, getCustomerMoney } from "../staff-money.contract.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const visit = () => testVisit(shop, { staff });
const audits = (entity: string, id: number) =>
  shop.db.read
    .selectFrom("audit_entry")
    .select(["action", "before", "after"])
    .where("entity", "=", entity)
    .where("entity_id", "=", String(id))
    .execute();
const correct = (id: Id<"account">, sum: number, key = randomUUID()) =>
  callEndpoint(staffMoneyApi, correctBalance, visit(), { id, kopiykas: sum, note: "Переплата за доставку", key });

test("S35 a correction has a reason and an audit entry, and the same key corrects once", async () => {
  const { id } = await addTestCustomer(shop);
  const key = randomUUID();
  expect((await correct(id, 2_500, key)).body).toEqual({ balanceKopiykas: 2_500 });
  expect((await correct(id, 2_500, key)).body).toEqual({ balanceKopiykas: 2_500 });
  expect((await correct(id, -4_000)).body).toEqual({ balanceKopiykas: -1_500 });
  expect(await audits("balance", id)).toMatchObject([
    { action: "correct", before: { kopiykas: 0 }, after: { kopiykas: 2_500, note: "Переплата за доставку" } },
    { action: "correct", before: { kopiykas: 2_500 }, after: { kopiykas: -1_500 } },
  ]);
  const { body } = await callEndpoint(staffMoneyApi, getCustomerMoney, visit(), { id, page: 1 });
  expect(body).toMatchObject({ balanceKopiykas: -1_500, movements: [{ kopiykas: -4_000, byWhom: staff.email }, { kopiykas: 2_500 }] });
  await expectMoneyInOrder(shop);
});

test("S29 who has not shown a second factor for five minutes corrects nothing", async () => {
  const { id } = await addTestCustomer(shop);
  shop.clock.advanceSeconds(301);
  await expect(correct(id, 2_500)).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
  await shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
  expect(await audits("balance", id)).toEqual([]);
});

test("a debt is let go once, not while an order is to pay it", async () => {
  const customer = await addTestCustomer(shop);
  const order = await addTestOrder(shop, customer);
  const at = shop.clock.now();
  await shop.db.write((tx) => addDebt(tx, { accountId: customer.id, order, parcelNumber: "1", amount: kopiykas(9_500), at }));
  const [debt] = await openDebts(shop.db.read, customer.id);
  if (!debt) throw new Error("no debt");
  const forgive = () => callEndpoint(staffMoneyApi, forgiveDebt, visit(), { id: debt.id, note: "Перевізник затримав" });
  const next = await addTestOrder(shop, customer);
  await shop.db.write((tx) => claimDebts(tx, { accountId: customer.id, order: next }));
  await expect(forgive()).rejects.toMatchObject({ status: 409 });
  await shop.db.write((tx) => tx.updateTable("delivery_debt").set({ paid_with: null }).execute());
  await forgive();
  await expect(forgive()).rejects.toMatchObject({ status: 409 });
  expect(await openDebts(shop.db.read, customer.id)).toEqual([]);
  expect(await audits("debt", debt.id)).toMatchObject([{ action: "forgive", after: { note: "Перевізник затримав" } }]);
  await expectMoneyInOrder(shop);
});

test("staff grant points once a key, with an audit entry", async () => {
  const { id } = await addTestCustomer(shop);
  const grant = { id, kopiykas: 40_000, note: "За чекання", key: randomUUID() };
  for (let again = 0; again < 2; again += 1) {
    const { body } = await callEndpoint(staffBonusesApi, grantCustomerBonuses, visit(), grant);
    expect(body.lots).toMatchObject([{ leftKopiykas: 40_000, endsAt: "2026-11-30T21:59:59.000Z" }]);
  }
  expect(await bonusSum(shop.db.read, id, shop.clock.now())).toBe(40_000);
  expect(await audits("bonuses", id)).toHaveLength(1);
  await expectMoneyInOrder(shop);
});
