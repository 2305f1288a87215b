import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { SecretLink } from "../../../platform/protection/secret-link.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export type KeptList = { id: Id<"saved_list">; name: string; lines: number; pieces: number; createdAt: Instant; linkSealed: string | null };
export type KeptLine = { variationId: Id<"variation">; productId: Id<"product">; pieces: number; nameUk: string; nameRu: string };

export async function selectLists(
  db: Db,
  which: { accountId: Id<"account">; id?: Id<"saved_list"> } | { linkHash: Uint8Array },
): Promise<KeptList[]> {
  const whose =
    "linkHash" in which
      ? sql`l.link_hash = ${which.linkHash}`
      : sql`l.account_id = ${which.accountId} and (${which.id ?? null}::bigint is null or l.id = ${which.id ?? null}::bigint)`;
  const { rows } = await sql<KeptList>`
    select l.id, l.name, l.created_at as "createdAt", l.link_sealed as "linkSealed",
      count(line.variation_id)::int as lines, coalesce(sum(line.pieces), 0)::int as pieces
    from saved_list l left join saved_list_line line on line.list_id = l.id
    where ${whose} group by l.id order by l.id desc`.execute(db);
  return rows;
}

export async function selectListLines(db: Db, listId: Id<"saved_list">): Promise<KeptLine[]> {
  const { rows } = await sql<KeptLine>`
    select line.variation_id as "variationId", v.product_id as "productId", line.pieces, p.name_uk as "nameUk", p.name_ru as "nameRu"
    from saved_list_line line join variation v on v.id = line.variation_id join product p on p.id = v.product_id
    where line.list_id = ${listId} order by line.position, line.variation_id`.execute(db);
  return rows;
}

/** Undefined when the account has `most` already. */
export async function insertList(
  tx: Db,
  list: {
    accountId: Id<"account">;
    name: string;
    now: Instant;
    most: number;
    lines: readonly { variationId: Id<"variation">; pieces: number }[];
  },
): Promise<Id<"saved_list"> | undefined> {
  const { rows } = await sql<{ id: Id<"saved_list"> }>`
    with made as (
      insert into saved_list (account_id, name, created_at, changed_at)
      select ${list.accountId}::bigint, ${list.name}, ${list.now}::timestamptz, ${list.now}::timestamptz
      where (select count(*) from saved_list where account_id = ${list.accountId}) < ${list.most}
      returning id
    ),
    lines as (
      insert into saved_list_line (list_id, position, variation_id, pieces)
      select made.id, line.position, (line.value->>'variationId')::bigint, (line.value->>'pieces')::int
      from made, jsonb_array_elements(${JSON.stringify(list.lines)}::jsonb) with ordinality as line(value, position)
    )
    select id from made`.execute(tx);
  return rows[0]?.id;
}

export const updateListName = (db: Db, list: { id: Id<"saved_list">; accountId: Id<"account">; name: string; now: Instant }) =>
  db
    .updateTable("saved_list")
    .set({ name: list.name, changed_at: list.now })
    .where("id", "=", list.id)
    .where("account_id", "=", list.accountId)
    .execute();

/** Keeps an open link. */
export async function updateListLink(
  db: Db,
  list: { id: Id<"saved_list">; accountId: Id<"account">; link: SecretLink | null; now: Instant },
): Promise<void> {
  const { link } = list;
  let update = db
    .updateTable("saved_list")
    .set({ link_hash: link?.hash ?? null, link_sealed: link?.sealed ?? null, changed_at: list.now })
    .where("id", "=", list.id)
    .where("account_id", "=", list.accountId);
  if (link) update = update.where("link_hash", "is", null);
  await update.execute();
}

/** Its lines go with it. */
export const deleteList = (db: Db, { id, accountId }: { id: Id<"saved_list">; accountId: Id<"account"> }) =>
  db.deleteFrom("saved_list").where("id", "=", id).where("account_id", "=", accountId).execute();
