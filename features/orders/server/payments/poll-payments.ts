import { addHours, addSeconds } from "../../../../platform/time.ts";
import { nextPoll } from "../../../payments/payments.rules.ts";
import {
  cardsOf,
  isHeld,
  selectPayment,
  takeDuePolls,
  updateExpired,
  updateNextPoll,
  type Payment,
} from "../../../payments/payments.server.ts";
import type { Shop } from "../../../shop.ts";
import { applyPayment } from "./apply-payment.ts";

const AT_ONCE = 50;
/** Longer than a vendor may take to answer. */
const LEASE_SECONDS = 120;

/** Asks providers about open payments that are due (security.md S16); one failure does not stop the rest. Safe in several processes. */
export async function pollDuePayments(shop: Shop): Promise<number> {
  const now = shop.clock.now();
  const due = await shop.db.job((tx) => takeDuePolls(tx, { now, until: addSeconds(now, LEASE_SECONDS), limit: AT_ONCE }));
  for (const payment of due) {
    await askProvider(shop, payment);
    const next = nextPoll(payment.started_at, shop.clock.now());
    if (next) await updateNextPoll(shop.db.read, payment.id, next);
    else await endOrKeepAsking(shop, payment.id);
  }
  return due.length;
}

/** Money that a provider holds is asked about once a day until it says what becomes of it. */
async function endOrKeepAsking(shop: Shop, id: Payment["id"]): Promise<void> {
  const payment = await selectPayment(shop.db.read, id);
  if (payment && isHeld(payment)) await updateNextPoll(shop.db.read, id, addHours(shop.clock.now(), 24));
  else await updateExpired(shop.db.read, id);
}

/** Applies what the provider says of a payment now; a silent one is asked again by the plan. */
export async function askProvider(shop: Shop, payment: Payment): Promise<void> {
  try {
    const news = await cardsOf(shop, payment.provider)?.status({ reference: payment.reference, providerId: payment.provider_id });
    if (news) await applyPayment(shop, payment.provider, news, "poll");
  } catch (error) {
    shop.log.warn({ err: error, payment: payment.reference }, "a provider said nothing of a payment; it is asked again");
  }
}
