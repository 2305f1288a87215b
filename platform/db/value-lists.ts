import { sql, type RawBuilder } from "kysely";

/** A list as a subquery, `code in ${textList(codes)}`: one parameter and so one statement, however long the list is. */
export const textList = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`(select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** The same of whole numbers, as `bigint`. */
export const idList = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
