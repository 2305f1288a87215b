import { writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { openEmbedded } from "../../platform/db/embedded/embedded.ts";
import { migrate } from "../../platform/db/migrate.ts";

/* `node tools/database/write-table-types.ts [file]`: migrates an empty database and writes its tables as types. */

const plainTypes: Record<string, string> = {
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  bool: "boolean",
  timestamptz: "Date",
  bytea: "Uint8Array",
  _text: "string[]",
};

/** Whole-number columns that hold money; every other whole number is a count, a place or an id. */
const money = new Set([
  "balance_entry.amount",
  "bonus_entry.amount",
  "bonus_lot.granted",
  "bonus_lot.points_left",
  "customer_money.balance",
  "delivery_debt.amount",
  "fiscal_receipt.amount",
  "fiscal_receipt.left_to_pay",
  "goods_return.given_balance",
  "goods_return.given_bonuses",
  "goods_return.given_money",
  "payment.amount",
  "payment.sent_back",
  "payment_event.amount",
  "posting.amount",
  "promo_code.amount",
  "promo_code.smallest",
  "reconciliation.sum",
  "refund.amount",
  "cart_line.price",
  "order_line.price",
  "order_line.sum",
  "order_line.discount",
  "placed_order.goods",
  "placed_order.fee",
  "placed_order.bonuses_used",
  "placed_order.balance_used",
  "placed_order.debts_paid",
  "placed_order.prepayment",
  "placed_order.collected",
  "waybill.collected",
  "placed_order.discount",
  "placed_order.to_pay",
  "variation.price",
  "variation.old_price",
  "variation.recommended_price",
]);

/** The type of `db/json-columns.ts` that a JSON column is read as; a column that is not named is read as unknown. */
const json: Readonly<Record<string, string>> = {
  "account.carrier_choice": "CarrierChoice",
  "carrier_department.max_sides_cm": "SidesCm",
  "conversion.goods": "GoodsOfConversion",
  "feed.left_out": "LeftOutOfFeed",
  "fiscal_receipt.lines": "ReceiptLines",
  "fiscal_receipt.payments": "ReceiptPayments",
  "payment.card": "PaidWithCard",
  "payment.page_fields": "PageFields",
  "placed_order.delivery": "OrderDelivery",
  "placed_order.recipient": "OrderRecipient",
  "promotion.rule": "PromotionGoods",
  "recipient.place": "RecipientPlace",
  "reconciliation.differences": "PaymentDifferences",
  "story.slides": "StorySlides",
};

/** Columns without a check of their own that are only ever given the value of another. */
const sameAs: Readonly<Record<string, { table: string; column: string }>> = {
  "order_event.status": { table: "placed_order", column: "status" },
};

const file = process.argv[2] ?? "db/tables.ts";
const db = await openEmbedded<Record<string, never>>("memory://");
await migrate(db.read, "db/migrations");
const { rows } = await sql<Column>`
  select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as nullable,
    (column_default is not null or is_identity = 'YES') as defaulted, is_identity = 'YES' or is_generated = 'ALWAYS' as written
  from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
  order by table_name, ordinal_position`.execute(db.read);
const { rows: keys } = await sql<Key>`
  select k.conrelid::regclass::text as "table", a.attname as "column",
    case k.contype when 'p' then k.conrelid else k.confrelid end::regclass::text as "of"
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f') and cardinality(k.conkey) = 1`.execute(db.read);
const { rows: lists } = await sql<List>`
  select k.conrelid::regclass::text as "table", a.attname as "column",
    substring(pg_get_constraintdef(k.oid) from '^CHECK \\(\\([a-z0-9_]+ = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$') as members
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.connamespace = 'public'::regnamespace and k.contype = 'c' and cardinality(k.conkey) = 1`.execute(db.read);
await db.close();
await writeFile(file, source(rows));

/** `written`: by the database alone. */
type Column = { table: string; column: string; type: string; nullable: boolean; defaulted: boolean; written: boolean };
/** The table whose rows a column names: its own for a primary key, the one pointed at for a foreign key. */
type Key = { table: string; column: string; of: string };
/** The values a column may have, as its check writes them; null for a check of another kind. */
type List = { table: string; column: string; members: string | null };

function source(columns: Column[]): string {
  const names = [...new Set(columns.map((column) => column.table))];
  const tables = names.map((name) => {
    const fields = columns.filter((column) => column.table === name).map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `export interface ${pascal(name)}Table {\n${fields.join("\n")}\n}`;
  });
  const list = names.map((name) => `  ${name}: ${pascal(name)}Table;`);
  const used = [/Generated</, /GeneratedAlways</, /Json\b/].map((pattern) => tables.some((table) => pattern.test(table)));
  const imports = ["Generated", "GeneratedAlways"].filter((_, position) => used[position]);
  return `// Written by tools/database/write-table-types.ts from the migrated database.
import type { ${["ColumnType", ...imports].join(", ")} } from "kysely";
import type { ${[...new Set(Object.values(json))].join(", ")} } from "./json-columns.ts";
import type { Id } from "../platform/ids.ts";
import type { Kopiykas } from "../platform/money/money.ts";

/** Read as parsed JSON, written as its text. */
type Json<Read = unknown> = ColumnType<Read, string, string>;

${tables.join("\n\n")}

export interface Tables {
${list.join("\n")}
}
`;
}

function typeOf({ type, nullable, defaulted, written, ...named }: Column): string {
  const plain = (type === "int8" && kindOf(named)) || unionOf(named) || (plainTypes[type] ?? "string");
  if (written) return `GeneratedAlways<${plain}>`;
  if (type === "jsonb") {
    const read = json[`${named.table}.${named.column}`];
    if (defaulted) return `ColumnType<${read ?? "unknown"}, string | undefined, string>`;
    return `Json${read ? `<${read}>` : ""}${nullable ? " | null" : ""}`;
  }
  const filled = nullable ? `${plain} | null` : plain;
  return defaulted ? `Generated<${filled}>` : filled;
}

function kindOf(named: Pick<Column, "table" | "column">): string | undefined {
  return money.has(`${named.table}.${named.column}`) ? "Kopiykas" : idOf(named);
}

/** `check (x in ('a', 'b'))` as `"a" | "b"`. */
function unionOf(named: Pick<Column, "table" | "column">): string | undefined {
  const { table, column } = sameAs[`${named.table}.${named.column}`] ?? named;
  const list = lists.find((one) => one.table === table && one.column === column && one.members !== null);
  return list?.members?.replaceAll(/'([^']*)'::text/g, '"$1"').replaceAll(", ", " | ");
}

/** A foreign key wins: a column that is both is the other table's row, told further. */
function idOf({ table, column }: Pick<Column, "table" | "column">): string | undefined {
  const of = keys.filter((key) => key.table === table && key.column === column).map((key) => key.of);
  const owner = of.find((name) => name !== table) ?? of[0];
  return owner && `Id<"${owner}">`;
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
