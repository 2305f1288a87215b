import { sql, type Kysely, type Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { containing, containingDigits } from "../../../platform/db/like-part.ts";
import type { Locale } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type AccountRow = Selectable<Tables["account"]>;

export async function selectCustomers(
  db: Db,
  { q, blacklisted }: { q?: string | undefined; blacklisted?: boolean | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AccountRow[]; total: number }> {
  const [part, digits] = [containing(q), containingDigits(q)];
  const matching = db
    .selectFrom("account")
    .where(
      sql<boolean>`(${part} = '' or (${digits} <> '' and phone like ${digits}) or surname || ' ' || name || ' ' || surname ilike ${part} or email ilike ${part})`,
    )
    .$if(blacklisted !== undefined, (query) => query.where("blacklisted_at", blacklisted ? "is not" : "is", null));
  const [rows, { total }] = await Promise.all([
    matching.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Leaves an existing account unchanged. */
export async function insertAccountOfPhone(
  tx: Db,
  { phone, locale, now }: { phone: string; locale: Locale; now: Instant },
): Promise<{ id: Id<"account">; isNew: boolean }> {
  const made = await tx
    .insertInto("account")
    .values({ phone, locale, created_at: now })
    .onConflict((conflict) => conflict.column("phone").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const { id } = await tx.selectFrom("account").select("id").where("phone", "=", phone).executeTakeFirstOrThrow();
  return { id, isNew: false };
}

export const updateStanding = (
  tx: Db,
  id: Id<"account">,
  { blacklistedAt, cardOnly }: { blacklistedAt: Instant | null; cardOnly: boolean },
) => tx.updateTable("account").set({ blacklisted_at: blacklistedAt, card_only: cardOnly }).where("id", "=", id).execute();

export const revokeTokensOf = (tx: Db, accountId: Id<"account">, now: Instant) =>
  tx.updateTable("access_token").set({ revoked_at: now }).where("account_id", "=", accountId).where("revoked_at", "is", null).execute();
