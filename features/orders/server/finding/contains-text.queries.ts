import { sql, type RawBuilder } from "kysely";
import { containing } from "../../../../platform/db/like-part.ts";

/** The trigram index knows no part shorter than three letters. */
const SHORTEST_PART = 3;

/** Whether `found_by` of an order contains the text, by its index where that can answer. */
export const containsText = (foundBy: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  text.length < SHORTEST_PART
    ? sql`${foundBy} like as_searched(${containing(text)})`
    : sql`${foundBy} like as_searched(${containing(text)}) and text_parts(${foundBy}) @> text_parts(as_searched(${text}))`;
