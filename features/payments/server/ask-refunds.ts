import * as z from "zod";
import { orderPage } from "../../messages/staff-pages.rules.ts";
import { CardRefusal, type CardProvider, type RefundAnswer } from "../../../integrations/payments/card-provider.ts";
import { idOf } from "../../../platform/ids.ts";
import { enqueueScan } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { addSeconds } from "../../../platform/time/time.ts";
import { balanceAfterDebt, post } from "../../ledger/ledger.server.ts";
import { notify } from "../../notifications/notifications.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { paymentsMessages } from "../payments.messages.ts";
import { nextRefundTry, orderNumberOf } from "../payments.rules.ts";
import { cardsOf } from "./attempts.ts";
import { updateSentBack } from "./payments.queries.ts";
import { tellStaff } from "./tell-staff.ts";
import { selectDueRefunds, settleRefundRow, takeRefund, updateNextTry, type RefundToAsk } from "./refunds.queries.ts";

/** Longer than a vendor's answer; one process at a time asks for a refund, however many jobs it has. */
const HELD_SECONDS = 120;

export const refundJob = defineJob({
  name: "ask-refund",
  payload: z.strictObject({ refund: z.number().int() }),
  atOnce: 2,
  most: 20_000,
  pauseSeconds: 15,
});

/** Asks for due refunds, one job each. Safe in several processes. */
export const askForRefunds = (shop: Shop): Promise<number> =>
  enqueueScan(shop, refundJob, {
    due: async (tx, scan) => (await selectDueRefunds(tx, scan)).map((refund) => ({ refund })),
    keyOf: ({ refund }) => String(refund),
  });

/** Retries a provider without an answer; a refund the bank refuses goes to the balance, and customer and staff are told. Job. */
export async function askRefund(shop: Shop, id: number): Promise<void> {
  const now = shop.clock.now();
  const refund = await shop.db.job((tx) => takeRefund(tx, idOf<"refund">(id), { now, until: addSeconds(now, HELD_SECONDS) }));
  if (!refund) return;
  try {
    await ask(shop, refund);
  } catch (error) {
    // Released, so that the job's next attempt can take it.
    await updateNextTry(shop.db.read, refund.id, { at: now, failure: "" });
    throw error;
  }
}

async function ask(shop: Shop, refund: RefundToAsk): Promise<void> {
  if (!refund.wasAsked && refund.amount <= refund.sentBack) return settleBySentBack(shop, refund);
  const cards = cardsOf(shop, refund.provider);
  const answer = cards ? await answerOf(cards, refund).catch((error: unknown) => lost(shop, refund, error)) : noLonger(refund);
  if (!answer || answer.state === "asked") {
    const at = addSeconds(shop.clock.now(), nextRefundTry(refund.tries));
    await updateNextTry(shop.db.read, refund.id, { at, failure: answer?.failure ?? "" });
    if (answer?.failure && refund.tries === 1) await shop.db.job((tx) => tellWaits(tx, shop, refund, answer.failure));
    return;
  }
  await shop.db.job((tx) => settleRefund(tx, shop, refund, answer));
}

/** The bank gave this money back unasked, and would send it twice or refuse (decision 0083). */
const settleBySentBack = (shop: Shop, refund: RefundToAsk): Promise<void> =>
  shop.db.job(async (tx) => {
    if (await settleRefund(tx, shop, refund, { state: "done", failure: "" }))
      await updateSentBack(tx, refund.paymentId, kopiykas(-refund.amount));
  });

/** Asks about a lost answer first; only what the vendor never heard is asked again (security.md S19). */
async function answerOf(cards: CardProvider, { wasAsked, ...refund }: RefundToAsk): Promise<RefundAnswer> {
  const wanted = {
    payment: { reference: refund.paymentReference, providerId: refund.providerId },
    refund: { reference: refund.reference, amount: refund.amount, refundedBefore: refund.refundedBefore },
  };
  const known = wasAsked ? await cards.refundState(wanted) : undefined;
  return known ?? cards.refund(wanted);
}

const noLonger = ({ provider }: RefundToAsk): RefundAnswer => ({ state: "asked", failure: `${provider} is not connected` });

/** A thrown refusal concerns keys, account or call, not the refund, so the money still goes to the card. */
function lost(shop: Shop, { reference }: RefundToAsk, error: unknown): RefundAnswer | undefined {
  if (error instanceof CardRefusal) {
    shop.log.error({ err: error, refund: reference }, "a provider takes no refunds from the shop: look at its keys and account");
    return { state: "asked", failure: error.message };
  }
  shop.log.warn({ err: error, refund: reference }, "nobody knows whether a refund was made; it is asked about again");
  return undefined;
}

const tellWaits = (tx: Tx, shop: Shop, refund: RefundToAsk, why: string): Promise<void> =>
  tellStaff(tx, shop, {
    text: paymentsMessages.uk["waits.staff"](refund.reference, formatMoney(refund.amount), why),
    page: pageOf(refund),
    at: shop.clock.now(),
  });

const pageOf = ({ orderNumber, paymentReference }: RefundToAsk): string => {
  const number = orderNumber ?? orderNumberOf(paymentReference);
  return number === null ? "/reconciliations" : orderPage(number);
};

/** False when it was settled before. */
async function settleRefund(tx: Tx, shop: Shop, refund: RefundToAsk, { state, failure }: RefundAnswer): Promise<boolean> {
  const at = shop.clock.now();
  const { id, amount, accountId, orderId, orderNumber, reference, paymentReference } = refund;
  if (state === "asked" || !(await settleRefundRow(tx, id, { state, failure, at }))) return false;
  const isDone = state === "done";
  await post(tx, {
    reason: isDone ? "refund_paid" : "refund_refused",
    source: `refund ${id}`,
    accountId,
    order: orderId === null ? undefined : { id: orderId },
    byWhom: "shop",
    at,
    postings: [
      { ledger: "refunds", amount: -amount },
      { ledger: isDone ? "card_clearing" : "customer_balance", amount },
    ],
  });
  if (isDone) return true;
  const number = orderNumber ?? orderNumberOf(paymentReference);
  const after = await balanceAfterDebt(tx, accountId, amount);
  const news = { kind: "refund" as const, number, sum: amount, to: "balance" as const, isRefused: true as const, ...after };
  await notify(tx, shop, { accountId, news, source: `refused ${reference}`, at });
  await tellStaff(tx, shop, { text: paymentsMessages.uk["refused.staff"](reference, formatMoney(amount)), page: pageOf(refund), at });
  return true;
}
