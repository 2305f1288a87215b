import { sql, type RawBuilder } from "kysely";
import type { Id } from "../../../../platform/ids.ts";
import type { OrderGroup } from "../../finding/finding.rules.ts";
import { containsText } from "./contains-text.queries.ts";
import { statusesOf, wantedBy, type Wanted } from "./wanted-orders.ts";

export type Finding = { q: string; group: OrderGroup };

/** `cart_id` and `placed_at` of an account's purchases of which some part has a status of the group and the text; undefined for all. */
export function purchasesFound(accountId: Id<"account">, { q, group }: Finding): RawBuilder<unknown> | undefined {
  const [statuses, wanted] = [statusesOf(group), wantedBy(q)];
  if (!statuses && !wanted) return undefined;
  const hasStatus = statuses && sql<boolean>`o.status = any(${[...statuses]}::text[])`;
  const matching = (condition?: RawBuilder<boolean>) => sql`
    select o.cart_id, o.placed_at from placed_order o where ${all([sql`o.account_id = ${accountId}`, hasStatus, condition])}`;
  if (!wanted) return grouped([matching()]);
  if ("number" in wanted) return grouped([matching(sql`o.number = ${wanted.number}`)]);
  return grouped([...conditionsOf(wanted).map(matching), withGoods(accountId, wanted.words, hasStatus)]);
}

/** Each way by its own index; one condition for all would read every order of the account. */
const grouped = (ways: readonly RawBuilder<unknown>[]) =>
  sql`select cart_id, max(placed_at) as placed_at from (${sql.join(ways, sql` union all `)}) part group by cart_id`;

const conditionsOf = ({ words, digits }: Exclude<Wanted, { number: number }>): RawBuilder<boolean>[] => [
  all(words.map((word) => containsText(sql`o.found_by`, word))),
  ...(digits === "" || words.includes(digits) ? [] : [containsText(sql`o.found_by`, digits)]),
];

const withGoods = (accountId: Id<"account">, words: readonly string[], hasStatus: RawBuilder<boolean> | undefined) => sql`
  select w.cart_id, w.placed_at from order_words w ${hasStatus ? sql`join placed_order o on o.id = w.order_id` : sql``}
  where ${all([sql`w.account_id = ${accountId}`, hasStatus, ...inOneLine(words)])}`;

/** A line of `order_words` is of goods of one name and colour. Each word is made small once, and not for every row. */
function inOneLine(words: readonly string[]): RawBuilder<boolean>[] {
  const small = words.map((word) => sql`(select as_searched(${word}))`);
  const somewhere = small.map((word) => sql<boolean>`strpos(w.words, ${word}) > 0`);
  if (words.length === 1) return somewhere;
  const together = all(small.map((word) => sql<boolean>`strpos(line, ${word}) > 0`));
  return [...somewhere, sql`exists (select from unnest(string_to_array(w.words, E'\n')) line where ${together})`];
}

const all = (conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> =>
  sql`${sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )}`;
