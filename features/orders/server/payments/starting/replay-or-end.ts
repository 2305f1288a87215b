import type { Id } from "../../../../../platform/ids.ts";
import { conflict } from "../../../../../platform/contracts/errors.ts";
import { closeAttempts, isHeld, mayBePaid, type Payment } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { answerBefore, type Claim } from "../../../../idempotency/idempotency.server.ts";
import { askProvider } from "../hearing/poll-payments.ts";

/** Answers the key's own attempt; otherwise applies money that has come and ends the open attempts. 409 while a provider holds money. */
export async function replayOrEnd(shop: Shop, claim: Claim, select: () => Promise<readonly Payment[]>): Promise<Id<"payment"> | undefined> {
  const open = (await select()).filter(mayBePaid);
  // Read after the attempts: an attempt commits with its key, so one that this key has just begun is never ended.
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
