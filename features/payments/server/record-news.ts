import type { PaymentNews } from "../../../integrations/payments/card-provider.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import { judgeNews, nextPollOf, sentBackNow, takesSandbox, type Verdict } from "../payments.rules.ts";
import { insertEvent, updateEvent, type Via } from "./events.queries.ts";
import {
  lockPayment,
  selectPaymentByReference,
  updatePaid,
  updateSentBack,
  updateTold,
  type Payment,
  type PaymentOutcome,
} from "./payments.queries.ts";
import { selectAsked } from "./refunds.queries.ts";

export type Heard = { eventId: Id<"payment_event">; payment: Payment | undefined };

/** Keeps a provider's word, first in its transaction (security.md S2, S15); undefined when it was heard before. */
export async function recordNews(
  tx: Tx,
  { provider, news, via, at }: { provider: string; news: PaymentNews; via: Via; at: Instant },
): Promise<Heard | undefined> {
  const event = await insertEvent(tx, { provider, news, via, at });
  if (!event) return undefined;
  return { eventId: event.id, payment: await selectPaymentByReference(tx, { provider, reference: news.reference }) };
}

/** Locks the payment, after orders, and writes the word; the caller reports money by `settleMoney`. `sentBack`: kopiykas, told once. */
export async function takeNews(
  tx: Tx,
  { config }: Shop,
  { heard: { eventId, payment: seen }, news, at }: { heard: Heard; news: PaymentNews; at: Instant },
): Promise<{ verdict: Verdict; payment: Payment | undefined; sentBack: Kopiykas }> {
  const payment = seen && (await lockPayment(tx, seen.id));
  const verdict = judgeNews(payment, news, { isSandboxTaken: takesSandbox(config) });
  const outcome = verdict.kind === "money" ? "applied" : verdict.kind === "changed" ? "noted" : verdict.kind;
  const sentBack = payment && verdict.kind !== "unmatched" ? await takeSentBack(tx, payment, news) : kopiykas(0);
  const note = verdict.kind === "unmatched" ? verdict.note : sentBack > 0 ? "sent_back" : "";
  await updateEvent(tx, eventId, { paymentId: payment?.id ?? null, outcome, note });
  if (payment && verdict.kind === "changed")
    await updateTold(tx, payment.id, {
      state: verdict.state,
      failure: news.failure,
      heldSince: verdict.isHeld ? (payment.held_since ?? at) : null,
      at: news.at,
      nextPollAt: nextPollOf({ ...payment, state: verdict.state }, at) ?? null,
      providerId: news.providerId,
    });
  return { verdict, payment, sentBack };
}

async function takeSentBack(tx: Tx, payment: Payment, news: PaymentNews): Promise<Kopiykas> {
  if (news.refunded === 0) return kopiykas(0);
  const more = sentBackNow(payment, news, await selectAsked(tx, payment.id));
  if (more > 0) await updateSentBack(tx, payment.id, more);
  return more;
}

/** The money of a locked payment did exactly one thing (security.md I8). `paidAt` is the provider's instant. */
export const settleMoney = (
  tx: Tx,
  payment: Payment,
  { news, outcome, paidAt }: { news: PaymentNews; outcome: PaymentOutcome; paidAt: Instant },
) => updatePaid(tx, payment.id, { outcome, toldAt: news.at, paidAt, card: news.card, providerId: news.providerId });
