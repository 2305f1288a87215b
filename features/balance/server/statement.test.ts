import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestOrder } from "../../../support/test-money.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import type { KyivDay } from "../../../platform/time/time.ts";
import { endBonusesOf, grantBonuses, spendBonuses } from "../../loyalty/loyalty.server.ts";
import type { Customer } from "../../shop.ts";
import { addDebt, balanceApi, creditBalance, spendBalance, viewStatement } from "../balance.server.ts";
import { getBalance, getDebts } from "../balance.contract.ts";
import { getStatement } from "../statement.contract.ts";
import { currentMonth, periodErrors, previousMonth, standsAt } from "../statement.rules.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
beforeEach(() => shop.clock.set("2026-11-21T10:00:00Z"));
afterAll(() => shop.close());

const day = (text: string) => text as KyivDay;
const at = () => shop.clock.now();

/** Two months of money: October's credit, November's order paid by both, a debt, and the end of what was left. */
async function customerWithHistory(): Promise<Customer> {
  const customer = await addTestCustomer(shop);
  const accountId = customer.id;
  const order = await addTestOrder(shop, customer);
  shop.clock.set("2026-10-31T21:59:59Z");
  await shop.db.write((tx) =>
    creditBalance(tx, { accountId, amount: kopiykas(10_001), reason: "late_payment", source: randomUUID(), byWhom: "shop", at: at() }),
  );
  shop.clock.set("2026-10-31T22:00:00Z");
  await shop.db.write(async (tx) => {
    await grantBonuses(tx, { accountId, amount: kopiykas(5_003), reason: "bonus_granted", source: randomUUID(), byWhom: "shop", at: at() });
    await spendBonuses(tx, { accountId, order, amount: kopiykas(1_001), at: at() });
    await spendBalance(tx, { accountId, order, amount: kopiykas(4_000), at: at() });
    await addDebt(tx, { accountId, order, parcelNumber: "20450000000001", amount: kopiykas(9_500), at: at() });
  });
  shop.clock.set("2026-12-05T10:00:00Z");
  await endBonusesOf(shop, accountId);
  return customer;
}

test("a statement adds up to the kopiyka for every period, and its days are those of Kyiv", async () => {
  const customer = await customerWithHistory();
  const of = (from: string, to: string) => viewStatement(testVisit(shop, { customer }), { from, to });
  const november = await of("2026-11-01", "2026-11-30");
  expect(november.sides).toEqual([
    { side: "balance", openingKopiykas: 10_001, closingKopiykas: 6_001 },
    { side: "bonuses", openingKopiykas: 0, closingKopiykas: 0 },
    { side: "debts", openingKopiykas: 0, closingKopiykas: -9_500 },
  ]);
  expect(november.entries.map(({ side, reason, kopiykas: sum }) => [side, reason, sum])).toEqual([
    ["bonuses", "bonus_granted", 5_003],
    ["bonuses", "bonus_spent", -1_001],
    ["balance", "balance_spent", -4_000],
    ["debts", "delivery_debt", -9_500],
    ["bonuses", "bonus_ended", -4_002],
  ]);
  for (const [from, to] of [
    ["2026-10-01", "2026-10-31"],
    ["2026-11-01", "2026-11-01"],
    ["2026-10-31", "2026-12-31"],
    ["2027-01-01", "2027-01-02"],
  ] as const) {
    const { sides, entries } = await of(from, to);
    for (const { side, openingKopiykas, closingKopiykas } of sides) {
      const moved = entries.filter((entry) => entry.side === side).reduce((sum, entry) => sum + entry.kopiykas, 0);
      expect(openingKopiykas + moved, `${side} ${from}`).toBe(closingKopiykas);
    }
  }
});

test("a sum says who owes whom", () => {
  expect([standsAt(1), standsAt(0), standsAt(-1)]).toEqual(["shopOwes", "even", "customerOwes"]);
});

test("a statement is for at most 366 days, not backwards", async () => {
  const customer = await addTestCustomer(shop);
  const ask = (from: string, to: string) => callEndpoint(balanceApi, getStatement, testVisit(shop, { customer }), { from, to });
  await expect(ask("2026-11-02", "2026-11-01")).rejects.toMatchObject({ status: 422, errors: { to: ["balance.periodBackwards"] } });
  expect(periodErrors({ from: day("2028-01-01"), to: day("2028-12-31") })).toBeUndefined();
  expect(periodErrors({ from: day("2027-01-01"), to: day("2028-01-02") })).toEqual({ to: ["balance.periodLong"] });
  expect(currentMonth(day("2026-11-21"))).toEqual({ from: "2026-11-01", to: "2026-11-21" });
  expect(previousMonth(day("2027-01-05"))).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(previousMonth(day("2028-03-31"))).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});

test("S30 everybody is shown their own money alone, in words of their language", async () => {
  const customer = await customerWithHistory();
  const stranger = await addTestCustomer(shop);
  const visit = testVisit(shop, { customer, locale: "ru" });
  const balance = (await callEndpoint(balanceApi, getBalance, visit, { page: 1 })).body;
  expect(balance).toMatchObject({ companyDebtKopiykas: 6_001, customerDebtKopiykas: 0, totalKopiykas: 6_001 });
  expect(balance.movements.map(({ reasonName }) => reasonName)).toEqual([
    "Оплата заказа с баланса",
    "Оплата пришла слишком поздно, сумма на балансе",
  ]);
  const debts = (await callEndpoint(balanceApi, getDebts, visit, { page: 1 })).body;
  expect(debts).toMatchObject({ sumKopiykas: 9_500, debts: [{ parcelNumber: "20450000000001", isPaidWithOrder: false }] });
  const foreign = testVisit(shop, { customer: stranger });
  expect((await callEndpoint(balanceApi, getBalance, foreign, { page: 1 })).body).toMatchObject({ totalKopiykas: 0, movements: [] });
  expect((await callEndpoint(balanceApi, getDebts, foreign, { page: 1 })).body).toMatchObject({ debts: [], movements: [] });
});
