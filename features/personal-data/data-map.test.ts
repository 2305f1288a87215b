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

/** Their files go with the requests that are found by phone. */
const ofRequests = ["lead_photo", "lead_file"];
/** Called like a file and none of a customer's: rows with ids for keys, pictures of goods, files of staff and of 1C. */
const withoutFiles = [
  "cart",
  "message",
  "placed_order",
  "sms_code",
  "spent_pass",
  "order_line",
  "picture",
  "promotion",
  "story",
  "content_picture",
  "exchange_file",
  "import_file",
  "import_parked",
  "import_refusal",
];

test("S53 every table that may hold files of customers names where they are, so that they go with its rows", async () => {
  const { rows } = await sql<{ table: string; column: string; type: string; leads: boolean }>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type, exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name) as leads
    from information_schema.columns c where c.table_schema = 'public'`.execute(shop.db.read);
  const mayHold = rows.filter(({ table, column, type, leads }) => {
    const isNamedSo = /photo|film|file|picture|image|upload|attach/.test(`${table} ${column}`);
    return !leads && (isNamedSo || (type === "uuid" && column === "id"));
  });
  const tables = [...new Set(mayHold.map(({ table }) => table))];
  const named = [...Object.keys(dataMap).filter((table) => dataMap[table]?.files), ...ofRequests, ...withoutFiles];
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
  expect(named.filter((table) => !tables.includes(table))).toEqual([]);
});
