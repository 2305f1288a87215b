import { owners } from "../../db/owners.ts";
import { levels } from "../../features/levels.mjs";

export type Table = keyof typeof owners;

/**
 * A few places look up on purpose: pieces that are free now count expired carts, the stock's invariants are compared with
 * the carts and orders that hold it, what was ordered since is not offered again with the list of an ended cart, and what
 * is ordered and still at the shop counts against the share of a cart.
 */
const mayReadAbove = new Set([
  "features/cart/server/lines/share.queries.ts",
  "features/catalogue/server/catalogue.queries.ts",
  "features/catalogue/server/model/model.queries.ts",
  "features/catalogue/server/staff/staff-products.queries.ts",
  "features/stock/server/stock.queries.ts",
]);

/** Uses of tables in a file of queries against `db/owners.ts` and the levels of features, one complaint each. */
export function tableComplaints(file: string, text: string): string[] {
  const feature = /^features\/([^/]+)\//.exec(file)?.[1];
  if (!feature) return [];
  const foreign = (table: Table) => owners[table] !== feature;
  const written = tablesWritten(text);
  const read = tablesIn(text, [/\.(?:selectFrom|\w+Join|from|using)\(\s*"(\w+)/g, /\b(?:from|join|using)\s+\(?"?([a-z]\w+)/g]);
  const above = (table: Table) => foreign(table) && levelOf(owners[table]) >= levelOf(feature) && !mayReadAbove.has(file);
  return [
    ...written
      .filter(foreign)
      .map((table) => `every table is written by one feature (${table} by ${owners[table]}, not by ${feature}): ${file}`),
    ...read.filter(above).map((table) => `tables are read downward (${table} of ${owners[table]} is not below ${feature}): ${file}`),
  ];
}

/** The tables that queries of this text write, each once. */
export const tablesWritten = (text: string): Table[] =>
  tablesIn(text, [
    /\.(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)/g,
    /\b(?:insert into|delete from|update)\s+"?([a-z]\w+)"?(?=[\s(])/g,
  ]);

function tablesIn(text: string, patterns: readonly RegExp[]): Table[] {
  const names = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ""));
  return [...new Set(names)].filter((name): name is Table => name in owners);
}

const levelOf = (feature: string): number => levels.findIndex((names: readonly string[]) => names.includes(feature));
