import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { dataMap, ofStaff, withoutAccount } from "./data-map.ts";

let shop: TestShop;
let columns: Map<string, string[]>;
beforeAll(async () => {
  shop = await openTestShop();
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`.execute(
    shop.db.read,
  );
  columns = new Map([...Map.groupBy(rows, ({ table }) => table)].map(([table, of]) => [table, of.map(({ column }) => column).toSorted()]));
});
afterAll(() => shop.close());

/** Columns by which a table is about somebody. */
const signs = [
  "account_id",
  "phone",
  "email",
  "surname",
  "patronymic",
  "birth_date",
  "recipient",
  "user_agent",
  "utm",
  "comment",
  "guest_hash",
  "address",
];

test("S53 every table about a customer stands in the data map", () => {
  const personal = [...columns].filter(([, names]) => names.some((name) => signs.includes(name))).map(([table]) => table);
  const mapped = [...Object.keys(dataMap), ...Object.keys(withoutAccount), ...ofStaff];
  expect(personal.filter((table) => !mapped.includes(table))).toEqual([]);
  expect(mapped.filter((table) => !columns.has(table))).toEqual([]);
});

test("S53 every column of such a table is given out by an export, or named as technical", () => {
  for (const [table, { columns: given, technical }] of Object.entries(dataMap))
    expect([table, ...[...given, ...technical].toSorted()]).toEqual([table, ...(columns.get(table) ?? [])]);
  for (const [table, { columns: given }] of Object.entries(withoutAccount))
    expect(given.filter((name) => !columns.get(table)?.includes(name))).toEqual([]);
});
