import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type BulkKey = { scope: string; key: string; hash: Uint8Array };

/** Claims one line of a bulk add; false when an earlier call under the key reserved it. */
export async function claimBulkLine(tx: Db, { scope, key, hash }: BulkKey, variationId: Id<"variation">, now: Instant): Promise<boolean> {
  const claimed = await tx
    .insertInto("bulk_added_line")
    .values({ scope, key, variation_id: variationId, request_hash: hash, added_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What was reserved under a key before, with the hash of the request that did it. */
export const selectBulkLines = (db: Db, scope: string, key: string) =>
  db
    .selectFrom("bulk_added_line")
    .select(["variation_id as variationId", "request_hash as hash"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();

export const deleteBulkLinesBefore = (tx: Db, instant: Instant) =>
  tx.deleteFrom("bulk_added_line").where("added_at", "<", instant).execute();
