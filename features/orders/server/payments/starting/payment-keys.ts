import { createHash } from "node:crypto";
import { conflict, invalid } from "../../../../../platform/errors.ts";
import type { Id } from "../../../../../platform/ids.ts";
import type { Instant } from "../../../../../platform/time.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { claimKey, selectAnswer } from "../../orders.queries.ts";

/** An idempotency key with whose it is and what was asked under it (security.md S14). */
export type Claim = { scope: string; key: string; hash: Uint8Array };
type Stored = { paymentId: Id<"payment"> };

export const claimOf = (accountId: Id<"account">, key: string, asked: object): Claim => ({
  scope: `account ${accountId}`,
  key,
  hash: createHash("sha256").update(JSON.stringify(asked)).digest(),
});

/** The first answer of a key; 422 for another request under it. */
export async function replayed(db: Shop["db"]["read"], { scope, key, hash }: Claim): Promise<Stored | undefined> {
  const stored = await selectAnswer(db, scope, key);
  if (!stored) return undefined;
  if (!Buffer.from(stored.request_hash).equals(hash)) throw invalid({ "Idempotency-Key": ["refusal.idempotencyReused"] });
  return stored.answer as Stored;
}

/** Takes a key for the attempt that begins in this transaction; answers the one that has begun under it before. */
export async function takeKey(tx: Tx, claim: Claim, now: Instant): Promise<Stored | undefined> {
  if (await claimKey(tx, { ...claim, now })) return undefined;
  const before = await replayed(tx, claim);
  if (!before) throw conflict();
  return before;
}
