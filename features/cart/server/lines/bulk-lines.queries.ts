import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
export type BulkKey = { scope: string; key: string; hash: Uint8Array };

type Line = { variationId: Id<"variation"> };

/** Claims lines; answers those that no earlier call under the key reserved. */
export async function claimBulkLines(tx: Db, { scope, key, hash }: BulkKey, lines: readonly Line[], now: Instant): Promise<Set<number>> {
  const ids = lines.map(({ variationId }) => variationId).sort((a, b) => a - b);
  const claimed = await tx
    .insertInto("bulk_added_line")
    .values(ids.map((id) => ({ scope, key, variation_id: id, request_hash: hash, added_at: now })))
    .onConflict((oc) => oc.doNothing())
    .returning("variation_id")
    .execute();
  return new Set(claimed.map((row) => row.variation_id));
}

export async function giveUpBulkLines(tx: Db, { scope, key }: BulkKey, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ variationId }) => variationId);
  await tx.deleteFrom("bulk_added_line").where("scope", "=", scope).where("key", "=", key).where("variation_id", "in", ids).execute();
}

export const selectBulkLines = (db: Db, scope: string, key: string) =>
  db
    .selectFrom("bulk_added_line")
    .select(["variation_id as variationId", "request_hash as hash"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();

export const deleteBulkLinesBefore = (tx: Db, instant: Instant) =>
  tx.deleteFrom("bulk_added_line").where("added_at", "<", instant).execute();
