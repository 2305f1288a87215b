import { sql, type RawBuilder } from "kysely";

type Kinds = { text: string; int: number; bigint: number; boolean: boolean; timestamptz: string; jsonb: object };
type Columns = Record<string, keyof Kinds>;

export type RowOf<Named extends Columns> = { [Name in keyof Named]: Kinds[Named[Name]] | null };

export type RowsAsJson<Row> = string & { readonly __rows: Row };

export const rowsAsJson = <Row>(rows: readonly Row[]): RowsAsJson<Row> => JSON.stringify(rows) as RowsAsJson<Row>;

/** Reads JSON rows in SQL as table `alias`; a column the rows lack does not compile. */
export const recordset = <const Named extends Columns>(columns: Named, rows: RowsAsJson<RowOf<Named>>, alias = "r"): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${rows}::jsonb) as ${sql.raw(alias)}(${sql.raw(
    Object.entries(columns)
      .map(([name, kind]) => `"${name}" ${kind}`)
      .join(", "),
  )})`;
