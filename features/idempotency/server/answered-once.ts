import { createHash } from "node:crypto";
import { conflict, invalid } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { claimKey, selectAnswer, storeAnswer } from "./answers.queries.ts";

/** An idempotency key with its owner and a hash of the request (security.md S14). */
export type Claim = { scope: string; key: string; hash: Uint8Array };

export const claimOf = (whose: { account: Id<"account"> } | { staff: Id<"staff_member"> }, key: string, asked: object): Claim => ({
  scope: "account" in whose ? `account ${whose.account}` : `staff ${whose.staff}`,
  key,
  hash: createHash("sha256").update(JSON.stringify(asked)).digest(),
});

/** The answer kept under a key; 422 for another request under it. */
export async function answerBefore<Answer>(db: Shop["db"]["read"], { scope, key, hash }: Claim): Promise<Answer | undefined> {
  const stored = await selectAnswer(db, scope, key);
  if (!stored) return undefined;
  if (!Buffer.from(stored.request_hash).equals(hash)) throw invalid({ "Idempotency-Key": ["refusal.idempotencyReused"] });
  return stored.answer as Answer;
}

/** Takes a key for this transaction, else gives the earlier one's answer. 409 where that kept none. */
export async function takeKey<Answer>(tx: Tx, claim: Claim, now: Instant): Promise<Answer | undefined> {
  if (await claimKey(tx, { ...claim, now })) return undefined;
  const before = await answerBefore<Answer>(tx, claim);
  if (!before) throw conflict();
  return before;
}

export const keepAnswer = (tx: Tx, { scope, key }: Claim, answer: object): Promise<unknown> => storeAnswer(tx, scope, key, answer);
