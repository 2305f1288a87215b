import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { SecretLink } from "../../../platform/protection/secret-link.ts";
import type { Id } from "../../../platform/ids.ts";
import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import type { Rounding } from "../mark-up.rules.ts";

type Db = Kysely<Tables>;

export type KeptTerms = {
  mark_up_percent: number;
  rounding: Rounding;
  prefers_recommended: boolean;
  only_in_stock: boolean;
  audiences: string;
};

const terms = ["mark_up_percent", "rounding", "prefers_recommended", "only_in_stock", "audiences"] as const;

export const selectPriceList = (db: Db, accountId: Id<"account">) =>
  db
    .selectFrom("price_list")
    .select([...terms, "link_sealed", "read_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

/** Undefined for an unknown link, and for one whose account may not buy. */
export const selectTermsByLink = (db: Db, hash: Uint8Array) =>
  db
    .selectFrom("price_list as l")
    .innerJoin("account as a", "a.id", "l.account_id")
    .select(["l.account_id", ...terms.map((name) => `l.${name}` as const)])
    .where("l.link_hash", "=", hash)
    .where("a.blacklisted_at", "is", null)
    .executeTakeFirst();

/** Keeps an existing link. */
export const upsertPriceList = (db: Db, list: { accountId: Id<"account">; kept: KeptTerms; link: SecretLink; now: Instant }) =>
  db
    .insertInto("price_list")
    .values({
      account_id: list.accountId,
      link_hash: list.link.hash,
      link_sealed: list.link.sealed,
      created_at: list.now,
      changed_at: list.now,
      ...list.kept,
    })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ ...list.kept, changed_at: list.now }))
    .execute();

export const updatePriceListLink = (db: Db, { accountId, link, now }: { accountId: Id<"account">; link: SecretLink; now: Instant }) =>
  db
    .updateTable("price_list")
    .set({ link_hash: link.hash, link_sealed: link.sealed, changed_at: now, read_at: null })
    .where("account_id", "=", accountId)
    .execute();

/** Writes at most once in `seconds`, however often it is read. */
export const updatePriceListRead = (db: Db, { accountId, now, seconds }: { accountId: Id<"account">; now: Instant; seconds: number }) =>
  db
    .updateTable("price_list")
    .set({ read_at: now })
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("read_at", "is", null), eb("read_at", "<", addSeconds(now, -seconds))]))
    .execute();

export const deletePriceList = (db: Db, accountId: Id<"account">) =>
  db.deleteFrom("price_list").where("account_id", "=", accountId).execute();
