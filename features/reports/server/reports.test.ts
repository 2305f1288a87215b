import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { buyAsNew } from "../../../support/test-order.ts";
import { moveOrder } from "../../../support/test-orders.ts";
import { takeTestCards } from "../../../support/test-card-order.ts";
import { TEST_CARDS } from "../../../support/stand-ins/test-cards.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addTestPromo } from "../../../support/test-promo.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { kyivDay } from "../../../platform/time/time.ts";
import type { StaffMember } from "../../shop.ts";
import { getReport, writeReportFile } from "../reports.contract.ts";
import type { ReportKind } from "../reports.rules.ts";
import { reportsApi } from "../reports.server.ts";
import { reportFile } from "./report-file.ts";
import { freshenSecondFactor } from "../../../support/test-webhooks.ts";

let shop: TestShop;
let staff: StaffMember;
let dress: TestGoods;
let coat: TestGoods;
let today: string;
beforeAll(async () => {
  shop = await openTestShop();
  staff = (await addFirstOwner(shop)).staff;
  await takeTestCards(shop);
  today = kyivDay(shop.clock.now());
  dress = await addTestGoods(shop, { pack: 4, stock: 40, price: 10_050, name: '=HYPERLINK("http://evil.example")' });
  coat = await addTestGoods(shop, { pack: 1, stock: 3, price: 200_000, name: "Пальто; «Їжак»" });
});
afterAll(() => shop.close());

const report = async (kind: ReportKind, days = { from: today, to: today }) =>
  (await callEndpoint(reportsApi, getReport, testVisit(shop, { staff }), { kind, ...days })).body;

test("nothing sold is a day of noughts, and no row of anything else", async () => {
  expect(await report("day")).toMatchObject({ rows: [{ cells: [expect.any(String), 0, 0, 0, 0, 0, 0] }], left: 0 });
  for (const kind of ["product", "category", "customer", "orders", "debts", "runs-out"] as const)
    expect((await report(kind)).rows).toEqual([]);
});

test("sold and what came back of it, by day, goods, category and customer; cancelled and unpaid orders are not sold", async () => {
  const both = await buyAsNew(shop, { goods: [dress, coat] });
  const back = await buyAsNew(shop, { goods: [coat] });
  await moveOrder(shop, staff, back.number, "confirmed", "packed", "shipped", "returned");
  const cancelled = await buyAsNew(shop, { goods: [dress] });
  await moveOrder(shop, staff, cancelled.number, "cancelled");
  await buyAsNew(shop, { goods: [dress], more: { payment: TEST_CARDS } });

  // A pack of dresses, 4 × 100.50, and two coats for 2,000, one of which came back.
  const sums = [2, 6, 440_200, 1, 200_000, 240_200];
  const byDay = await report("day");
  expect(byDay.rows[0]?.cells.slice(1)).toEqual(sums);
  expect(byDay.total).toEqual(["Разом", ...sums]);
  const byProduct = await report("product");
  expect(byProduct.rows.map(({ place, cells }) => [place, ...cells.slice(2)])).toEqual([
    [`products/${coat.productId}`, 2, 2, 400_000, 1, 200_000, 200_000],
    [`products/${dress.productId}`, 1, 4, 40_200, 0, 0, 40_200],
  ]);
  for (const kind of ["product", "category", "customer"] as const) {
    const { rows, total } = await report(kind);
    expect(total.slice(-6), kind).toEqual(sums);
    const kept = rows.reduce((sum, { cells }) => sum + Number(cells.at(-1)), 0);
    expect(kept, kind).toBe(240_200);
  }
  const byCustomer = await report("customer");
  expect(byCustomer.rows.map(({ place, cells }) => [place, cells.at(-1)])).toEqual([
    [`customers/${both.customer.id}`, 240_200],
    [`customers/${back.customer.id}`, 0],
  ]);
  expect(byCustomer.rows[0]?.cells[1]).toMatch(/^0\d\d \d{3} \d\d \d\d$/);
});

test("each order sold has a row, the oldest first, whose sums are those of the other reports", async () => {
  const { columns, rows, total, left } = await report("orders");
  expect(columns).toHaveLength(13);
  const [first, second] = rows;
  expect(rows).toHaveLength(2);
  expect(first?.place).toBe(`orders/${first?.cells[0]}/show`);
  expect(first?.cells.slice(5)).toEqual(["Післяплата", "Нова пошта, відділення", "", 5, 240_200, 0, 0, 240_200]);
  expect(second?.cells[2]).toBe("Повернено");
  expect(second?.cells.slice(7)).toEqual(["20400000000001", 1, 200_000, 0, 0, 200_000]);
  expect(total).toEqual(["Разом", ...Array.from({ length: 7 }, () => ""), 6, 440_200, 0, 0, 440_200]);
  expect(left).toBe(0);
});

test("what is gone first stands first, with the days it lasts", async () => {
  const { rows } = await report("runs-out");
  expect(rows.map(({ cells }) => cells.slice(-3))).toEqual([
    [1, 2, 2],
    [4, 32, 8],
  ]);
});

test("S51 the file has semicolons, decimal commas, a mark for Excel and no formula; its sum is that of the screen", async () => {
  const { body } = await callEndpoint(reportsApi, writeReportFile, testVisit(shop, { staff }), {
    kind: "product",
    from: today,
    to: today,
    format: "csv",
  });
  const lines = Buffer.from(body.file, "base64").toString("utf8").split("\r\n");
  expect(body).toMatchObject({ name: `product-${today}-${today}.csv`, rows: 2 });
  expect(lines[0]).toBe("\uFEFFАртикул;Товар;Замовлень;Продано, од.;Продано, грн;Повернено, од.;Повернено, грн;Без повернень, грн");
  expect(lines[1]).toContain(';"Пальто; «Їжак»";2;2;4000;1;2000;2000');
  expect(lines[2]).toContain(`;"'=HYPERLINK(""http://evil.example"")";1;4;402;0;0;402`);
  expect(lines[3]).toBe("Разом;;2;6;4402;1;2000;2402");
});

test("an order placed after midnight in Kyiv is of that day, in winter and in summer", async () => {
  shop.clock.set(new Date("2027-07-31T21:30:00.000Z"));
  await buyAsNew(shop, { goods: [dress] });
  const { rows } = await report("day", { from: "2027-07-31", to: "2027-08-02" });
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ["31.07.2027", 0],
    ["01.08.2027", 1],
    ["02.08.2027", 0],
  ]);
});

test("a code's discount is no sale, and of pieces that came back what was paid counts", async () => {
  shop.clock.set(new Date("2027-08-03T10:00:00.000Z"));
  const goods = [await addTestGoods(shop, { pack: 3, price: 33_335 })];
  const { code } = await addTestPromo(shop, staff);
  const { id } = await buyAsNew(shop, { goods, more: { promoCode: code, expectedToPayKopiykas: kopiykas(90_005) } });
  await shop.db.read.updateTable("order_line").set({ returned: 1 }).where("order_id", "=", id).execute();
  const { total } = await report("day", { from: "2027-08-03", to: "2027-08-03" });
  expect(total.slice(1)).toEqual([1, 3, 90_005, 1, 30_002, 60_003]);
});

test.each([
  { from: "2026-02-31", to: "2026-03-01" },
  { from: "2026-03-01", to: "31.02.2026" },
  { from: "2026-03-01", to: "" },
  { from: "=1+1", to: "2026-03-01" },
])("%j are no days", (days) => {
  expect(getReport.input.safeParse({ kind: "day", ...days }).error?.issues).toMatchObject([{ message: "reports.noSuchDay" }]);
});

test.each([
  { from: "2026-03-02", to: "2026-03-01" },
  { from: "1999-01-01", to: "2026-03-01" },
])("%j are no span", async (days) => {
  await expect(report("day", days)).rejects.toMatchObject({ status: 422, errors: { to: [expect.stringMatching(/^reports\./)] } });
});

test("S29 a file needs a fresh second factor", async () => {
  const asked = { kind: "debts", from: today, to: today, format: "xlsx" } as const;
  shop.clock.set(new Date("2027-08-02T10:00:00.000Z"));
  await expect(callEndpoint(reportsApi, writeReportFile, testVisit(shop, { staff }), asked)).rejects.toMatchObject({ status: 422 });
});

test("a file of more orders than it may hold is refused before any of them is read", async () => {
  const days = { from: today, to: today };
  shop.clock.set(new Date(`${today}T10:00:00.000Z`));
  await freshenSecondFactor(shop);
  const { total } = await report("orders", days);
  const orders = (await report("orders", days)).rows.length;
  expect([orders > 1, total.length > 0]).toEqual([true, true]);
  const read: string[] = [];
  const scan = shop.db.scan.withPlugin({
    transformQuery: ({ node }) => (read.push(JSON.stringify(node)), node),
    transformResult: async ({ result }) => result,
  });
  const visit = testVisit(shop, { staff });
  const counted = { ...visit, shop: { ...visit.shop, db: { ...visit.shop.db, scan } } };
  const ask = (most: number) => reportFile(counted, { kind: "orders", format: "csv", ...days }, most);
  await expect(ask(orders - 1)).rejects.toMatchObject({ status: 422, errors: { to: ["reports.many"] } });
  expect(read.filter((query) => query.includes("parcel_number"))).toEqual([]);
  expect((await ask(orders)).rows).toBe(orders);
});
