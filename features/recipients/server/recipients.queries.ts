import { sql, type Kysely, type Selectable } from "kysely";
import type { RecipientPlace } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;
export type RecipientRow = Selectable<Tables["recipient"]>;
export type Person = { surname: string; name: string; patronymic: string; phone: string };

export const selectRecipients = (db: Db, accountId: Id<"account">): Promise<RecipientRow[]> =>
  db.selectFrom("recipient").selectAll().where("account_id", "=", accountId).orderBy("surname").orderBy("name").orderBy("id").execute();

/** Undefined when the account has `most` already. */
export async function insertRecipient(
  tx: Db,
  { accountId, person, most, now }: { accountId: Id<"account">; person: Person; most: number; now: Instant },
): Promise<RecipientRow | undefined> {
  const { rows } = await sql<RecipientRow>`
    insert into recipient (account_id, surname, name, patronymic, phone, created_at, changed_at)
    select ${accountId}::bigint, ${person.surname}, ${person.name}, ${person.patronymic}, ${person.phone}, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from recipient where account_id = ${accountId}) < ${most}
    returning *`.execute(tx);
  return rows[0];
}

export const updateRecipient = (
  tx: Db,
  { accountId, id, person, now }: { accountId: Id<"account">; id: Id<"recipient">; person: Person; now: Instant },
): Promise<RecipientRow | undefined> =>
  tx
    .updateTable("recipient")
    .set({ ...person, changed_at: now })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();

export const deleteRecipient = (tx: Db, { accountId, id }: { accountId: Id<"account">; id: Id<"recipient"> }) =>
  tx.deleteFrom("recipient").where("id", "=", id).where("account_id", "=", accountId).execute();

export const updatePlace = (tx: Db, { accountId, phone, place }: { accountId: Id<"account">; phone: string; place: RecipientPlace }) =>
  tx
    .updateTable("recipient")
    .set({ place: JSON.stringify(place) })
    .where("account_id", "=", accountId)
    .where("phone", "=", phone)
    .execute();
