import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { dataMap } from "../data-map.ts";
import type { Mapped } from "../mapped.ts";
import type { SentFiles } from "./forgotten-files.ts";
import { ownedBy } from "./personal-rows.queries.ts";

type Db = Kysely<Tables>;
type Rows = { table: string } & Pick<Mapped, "of" | "files">;

/** Rows without which those of the map cannot go, and what is told to vendors by consent: sessions on its devices, what others said of its reviews. */
const beside: readonly Rows[] = [
  { table: "access_token", of: { account: "account_id" } },
  { table: "conversion_visitor", of: { account: "account_id" } },
  { table: "review_vote", of: { parent: "review", by: "review_id", key: "id" } },
];

/** Tables that others of the list lead to. */
const last = ["device", "chat_thread", "review"];

/** All that stays as long as the account does, rows before those they lead to; a new table of the map is among them. */
export const forgotten = (): Rows[] => {
  const mapped = Object.entries(dataMap).flatMap(([table, { keep, of, files }]) =>
    keep === "account" && table !== "account" ? [{ table, of, ...(files ? { files } : {}) }] : [],
  );
  return [...beside, ...mapped].toSorted((one, other) => last.indexOf(one.table) - last.indexOf(other.table));
};

/** First locks what others lead to, since a call under way may add to it. Answers the files to which nothing leads any more. */
export async function forgetRows(tx: Db, { id, email }: { id: Id<"account">; email: string }): Promise<SentFiles[]> {
  for (const { table, of } of forgotten().filter((one) => last.includes(one.table)))
    await sql`select from ${sql.table(table)} where ${ownedBy(of, id)} for update`.execute(tx);
  const gone: SentFiles[] = [];
  for (const { table, of, files } of forgotten()) {
    const answer = files ? sql`returning id::text as id` : sql``;
    const { rows } = await sql<{ id: string }>`delete from ${sql.table(table)} where ${ownedBy(of, id)} ${answer}`.execute(tx);
    if (files) gone.push({ of: files, ids: rows.map((row) => row.id) });
  }
  if (email !== "") await sql`delete from ${sql.table("subscription")} where email = ${email.toLowerCase()}`.execute(tx);
  return gone;
}

/** What the log of changes says of the person by name, besides their requests. */
export async function selectLogged(tx: Db, accountId: Id<"account">): Promise<{ entity: string; ids: string[] }[]> {
  const idsOf = async (table: "placed_order" | "review" | "product_question", column: "id" | "number") => {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(column)}::text as id from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
    return rows.map(({ id }) => id);
  };
  return [
    { entity: "customer", ids: [String(accountId)] },
    { entity: "order", ids: await idsOf("placed_order", "number") },
    { entity: "review", ids: await idsOf("review", "id") },
    { entity: "question", ids: await idsOf("product_question", "id") },
  ];
}
