import { sql, type RawBuilder } from "kysely";

type Kinds = { text: string; int: number; bigint: number; boolean: boolean; timestamptz: string; jsonb: object };
type Columns = Record<string, keyof Kinds>;

/** What a row has to say to be read by such columns; it may say more. */
export type RowOf<Named extends Columns> = { [Name in keyof Named]: Kinds[Named[Name]] | null };

/** Rows as one JSON text, which several statements may read. */
export type RowsAsJson<Row> = string & { readonly __rows: Row };

/** Writes rows down once. */
export const rowsAsJson = <Row>(rows: readonly Row[]): RowsAsJson<Row> => JSON.stringify(rows) as RowsAsJson<Row>;

/** Reads rows in SQL as the table `alias` with the columns named; a column that the rows do not have does not compile. */
export const recordset = <const Named extends Columns>(columns: Named, rows: RowsAsJson<RowOf<Named>>, alias = "r"): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${rows}::jsonb) as ${sql.raw(alias)}(${sql.raw(
    Object.entries(columns)
      .map(([name, kind]) => `"${name}" ${kind}`)
      .join(", "),
  )})`;
