import { sql, type RawBuilder } from "kysely";

/** Where each property of a row comes from. */
export type Columns<Row> = Readonly<Record<keyof Row & string, RawBuilder<unknown>>>;

/** Columns of a table, or of its name in a query, under their own names. */
export const columnsIn = <Name extends string>(table: string, names: readonly Name[]): Record<Name, RawBuilder<unknown>> =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`${table}.${name}`)])) as Record<Name, RawBuilder<unknown>>;

type Value = string | number | boolean | null;

type Shape = { of: RawBuilder<unknown>; order?: RawBuilder<unknown> };

/**
 * Many rows as one JSON text, each an array without the names of its columns, led by what it is `of`: for thousands of rows
 * several times quicker than handing each over. To be read by `rowsOfText`. An `order` of wide rows costs more than reading them.
 */
export function rowsAsText<Row>(columns: Columns<Row>, { of, order }: Shape): RawBuilder<string | null> {
  const values = sql.join([of, ...Object.values<RawBuilder<unknown>>(columns)]);
  return sql`json_agg(json_build_array(${values})${order ? sql` order by ${order}` : sql``})::text`;
}

/**
 * The rows in such a text by what they are of, in their order. Instants are still text. Rows are of one shape and share equal
 * texts, since a catalogue holds a million of them for as long as the process lives.
 */
export function rowsOfText<Row>(columns: Columns<Row>, text: string | null | undefined): Map<number, Row[]> {
  const names = Object.keys(columns);
  const blank = blankOf(names);
  const shared = new Map<string, string>();
  const once = (value: string): string => {
    const known = shared.get(value);
    if (known === undefined) shared.set(value, value);
    return known ?? value;
  };
  const found = new Map<number, Row[]>();
  for (const [of, ...values] of JSON.parse(text ?? "[]") as [number, ...Value[]][]) {
    const row = { ...blank };
    for (const [at, name] of names.entries()) {
      const value = values[at] ?? null;
      row[name] = typeof value === "string" ? once(value) : value;
    }
    const known = found.get(of);
    if (known) known.push(row as Row);
    else found.set(of, [row as Row]);
  }
  return found;
}

/** Parsed as one object, it holds all its properties in itself, and so do its copies; added one by one most would stand outside. */
const blankOf = (names: readonly string[]) =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(",")}}`) as Record<string, Value>;
