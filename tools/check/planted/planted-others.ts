import type { Planted } from "./planted.ts";

const planted = (rule: string, step: Planted["step"], file: string, text: string, says: readonly string[] = [file]): Planted => ({
  rule,
  step,
  files: { [file]: text },
  says,
});

/** Violations that the ready-made tools must catch, and the drift of the schema. */
export const plantedOthers: readonly Planted[] = [
  planted("format", "format", "platform/planted-format.ts", "export const   planted=1\n"),
  planted("lint: no debugger", "lint", "platform/planted-lint.ts", "export function planted() {\n  debugger;\n}\n"),
  planted("lint: no explicit any", "lint", "platform/planted-any.ts", "export const planted: any = 1;\n"),
  planted("types", "types", "platform/planted-type.ts", 'export const planted: number = "one";\n'),
  planted(
    "types: a word missing in Russian",
    "types",
    "platform/planted-words.ts",
    [
      'import type { Messages } from "./i18n.ts";',
      'export const words = { uk: { "one.word": "слово" }, ru: {} } satisfies Messages<{ "one.word": string }>;\n',
    ].join("\n"),
  ),
  planted(
    "types: mixed identifiers",
    "types",
    "platform/planted-ids.ts",
    ['import type { Id } from "./ids.ts";', 'export const mixed = (product: Id<"product">): Id<"account"> => product;\n'].join("\n"),
  ),
  planted(
    "types: another table's id in a query",
    "types",
    "features/cart/server/planted-query.queries.ts",
    [
      'import type { Kysely } from "kysely";',
      'import type { Tables } from "../../../db/tables.ts";',
      'import type { Id } from "../../../platform/ids.ts";',
      'export const planted = (db: Kysely<Tables>, productId: Id<"product">) =>',
      '  db.selectFrom("stock").selectAll().where("variation_id", "=", productId).execute();\n',
    ].join("\n"),
  ),
  planted(
    "types: another table's id in a call",
    "types",
    "features/cart/ui/planted-call.ts",
    [
      'import type { InputOf } from "../../../platform/contracts/endpoint.ts";',
      'import type { ProductCard } from "../../catalogue/catalogue.contract.ts";',
      'import type { basketAddProduct } from "../cart.contract.ts";',
      "export const planted = ({ id }: ProductCard): InputOf<typeof basketAddProduct> => ({ productId: id, variationId: id, productAdd: true });\n",
    ].join("\n"),
  ),
  planted(
    "types: a call's hryvnias where kopiykas are written",
    "types",
    "app/storefront/planted-price.ts",
    [
      'import type { ProductCard } from "../../features/catalogue/catalogue.contract.ts";',
      'import { formatMoney } from "../../platform/money/money.ts";',
      "export const planted = ({ price }: ProductCard): string => formatMoney(price);\n",
    ].join("\n"),
  ),
  planted(
    "types: hryvnias in a column of money",
    "types",
    "features/cart/server/planted-price.queries.ts",
    [
      'import type { Kysely } from "kysely";',
      'import type { Tables } from "../../../db/tables.ts";',
      'import { toHryvnias, type Kopiykas } from "../../../platform/money/money.ts";',
      "export const planted = (db: Kysely<Tables>, price: Kopiykas) =>",
      '  db.selectFrom("variation").select("id").where("price", ">", toHryvnias(price)).execute();\n',
    ].join("\n"),
  ),
  planted(
    "types: a misspelt field of an import's rows",
    "types",
    "features/exchange/server/planted-rows.ts",
    [
      'import { rowsAsJson } from "../../../platform/db/recordset.ts";',
      'import { replaceProductCategories } from "../../catalogue/import.server.ts";',
      'import type { Tx } from "../../shop.ts";',
      'export const planted = (tx: Tx) => replaceProductCategories(tx, rowsAsJson([{ id1c: "1", grups: ["2"] }]));\n',
    ].join("\n"),
  ),
  planted(
    "types: a misspelt column of an import's rows",
    "types",
    "features/exchange/server/planted-column.queries.ts",
    [
      'import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";',
      'import type { OfferRow } from "./rows/offer-row.ts";',
      'export const planted = (rows: readonly OfferRow[]) => recordset({ id1c: "text", barcod: "text" }, rowsAsJson(rows));\n',
    ].join("\n"),
  ),
  planted(
    "types: a status that no order has",
    "types",
    "features/orders/server/planted-status.queries.ts",
    [
      'import type { Kysely } from "kysely";',
      'import type { Tables } from "../../../db/tables.ts";',
      "export const planted = (db: Kysely<Tables>) =>",
      '  db.selectFrom("placed_order").select("id").where("status", "=", "canceled").execute();\n',
    ].join("\n"),
  ),
  planted(
    "types: kopiykas where hryvnias are shown",
    "types",
    "app/storefront/planted-kopiykas.ts",
    [
      'import type { BillView } from "../../features/orders/placing/bill.contract.ts";',
      'import { formatHryvnias } from "../../platform/money/money.ts";',
      "export const planted = ({ toPayKopiykas }: BillView): string => formatHryvnias(toPayKopiykas);\n",
    ].join("\n"),
  ),
  planted(
    "types: a plain number sent as the sum to pay",
    "types",
    "app/storefront/planted-to-pay.ts",
    [
      'import type { placeOrder } from "../../features/orders/orders.contract.ts";',
      'import type { ParsedInputOf } from "../../platform/contracts/endpoint.ts";',
      'type Sent = Pick<ParsedInputOf<typeof placeOrder>, "expectedToPayKopiykas">;',
      "export const planted = (price: number): Sent => ({ expectedToPayKopiykas: price });\n",
    ].join("\n"),
  ),
  planted("unused file", "unused code", "platform/planted-unused.ts", "export const planted = 1;\n"),
  {
    rule: "unused export",
    step: "unused code",
    files: { "platform/money/money.ts": (text) => `${text}export const plantedAndUnused = 1;\n` },
    says: ["plantedAndUnused", "platform/money/money.ts"],
  },
  planted(
    "a secret",
    "secrets",
    "platform/planted-secret.ts",
    `export const planted = "${["ghp", "aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7"].join("_")}";\n`,
  ),
  {
    rule: "a licence that is not allowed",
    step: "packages",
    files: { "package-lock.json": (text) => text.replace('"license": "MIT"', '"license": "AGPL-3.0-only"') },
    says: ["licences", "AGPL-3.0-only"],
  },
  {
    rule: "schema drift",
    step: "schema drift",
    files: { "db/tables.ts": (text) => text.replace("pieces: number;", "pieces: string;") },
    says: ["db/tables.ts differs"],
  },
];
