import type { Id } from "../../../../../platform/ids.ts";
import { conflict } from "../../../../../platform/contracts/errors.ts";
import { closeAttempts, isHeld, mayBePaid, type Payment } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { answerBefore, type Claim } from "../../../../idempotency/idempotency.server.ts";
import { askProvider } from "../poll-payments.ts";

/**
 * The attempt this key has begun; else ends the open ones, after money that has come is applied, also by the page of one that had failed.
 * 409 while a provider holds it.
 */
export async function replayOrEnd(shop: Shop, claim: Claim, select: () => Promise<readonly Payment[]>): Promise<Id<"payment"> | undefined> {
  const open = (await select()).filter(mayBePaid);
  // Read after the attempts: an attempt commits with its key, so one that this key has just begun is never among those that are ended.
  const before = await answerBefore<{ paymentId: Id<"payment"> }>(shop.db.read, claim);
  if (before) return before.paymentId;
  if (open.length === 0) return undefined;
  for (const attempt of open) await askProvider(shop, attempt);
  const known = new Set(open.map(({ id }) => id));
  const attempts = (await select()).filter(({ id }) => known.has(id));
  if (attempts.some(isHeld)) throw conflict("payments.moneyHeld");
  await closeAttempts(shop, attempts);
  return undefined;
}
