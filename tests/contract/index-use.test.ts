import { CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tables } from "../../db/tables.ts";
import { selectProductsByIds } from "../../features/catalogue/server/model/model.queries.ts";
import { selectStatement } from "../../features/ledger/server/movements.queries.ts";
import { purchasesFound } from "../../features/orders/server/finding/found-purchases.queries.ts";
import { selectFoundCards } from "../../features/orders/server/orders.queries.ts";
import { selectLowStock, selectOpenByStatus } from "../../features/orders/server/statistics/dashboard.queries.ts";
import { selectStaffOrders } from "../../features/orders/server/staff-orders.queries.ts";
import { idOf } from "../../platform/ids.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const accountId = idOf<"account">(1);
const sorted = { sort: "placedAt", order: "DESC" } as const;
const page = { limit: 25, offset: 0 };

/** Plans where reading a whole table is the last resort, so that few rows choose as many would. */
async function plansOf(ask: (db: Kysely<Tables>) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = [];
  const recorder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query),
  });
  await ask(recorder);
  return shop.db.job(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plans: string[] = [];
    for (const { sql: text, parameters } of asked) {
      const { rows } = await tx.executeQuery<{ "QUERY PLAN": string }>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      plans.push(...rows.map((row) => row["QUERY PLAN"]));
    }
    return plans.join("\n");
  });
}

test.each([
  ["staff look for an order by a word", "placed_order_found_by", (db) => selectStaffOrders(db, { q: "Коваль", ...sorted }, page)],
  ["staff look for an order by a phone", "placed_order_found_by", (db) => selectStaffOrders(db, { q: "0671234567", ...sorted }, page)],
  ["staff read the newest orders of a status", "placed_order_status", (db) => selectStaffOrders(db, { status: "new", ...sorted }, page)],
  [
    "a customer looks for goods among the orders",
    "order_words_pkey",
    (db) => selectFoundCards(db, accountId, { ...page, found: purchasesFound(accountId, { q: "сукня", group: "all" })! }),
  ],
  ["the first page counts orders on their way", "placed_order_status", selectOpenByStatus],
  ["the first page reads what was sold order by order", "order_line_pkey", (db) => selectLowStock(db, { since: new Date(0), limit: 10 })],
  ["the catalogue reads what changed", "product_pkey", (db) => selectProductsByIds(db, [idOf<"product">(1), idOf<"product">(2)])],
  [
    "the catalogue reads the variations of what changed",
    "variation_(product|in_product)",
    (db) => selectProductsByIds(db, [idOf<"product">(1), idOf<"product">(2)]),
  ],
  ["a statement of the ledger", "posting_account", (db) => selectStatement(db, { accountId, from: new Date(0), to: new Date(1) })],
] satisfies [string, string, (db: Kysely<Tables>) => Promise<unknown>][])("%s by its index %s", async (_, index, ask) => {
  const plan = await plansOf(ask);
  expect(plan).toMatch(new RegExp(`(using|on) ${index}`));
  expect(plan).not.toMatch(/Seq Scan on (placed_order|order_line|order_words|posting|product|variation)/);
});
