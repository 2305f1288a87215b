import { work, type Work } from "../../platform/jobs/work.ts";
import type { Shop } from "../shop.ts";
import { askRefund, refundJob } from "./server/ask-refunds.ts";

export { askForRefunds } from "./server/ask-refunds.ts";
export { beginAttempt, cardsOf, closeAttempts, openAttempt, type Page } from "./server/attempts.ts";
export { selectEventsOfPayments, selectUnmatched, type Via } from "./server/events.queries.ts";
export { makeRefund } from "./server/make-refund.ts";
export {
  isHeld,
  isOpen,
  mayBePaid,
  selectDebtPayments,
  selectHeldCarts,
  selectPayment,
  selectPaymentDebts,
  selectPaymentsOfCart,
  takeAsk,
  selectDuePolls,
  takePoll,
  updateExpired,
  updateNextPoll,
  type Payment,
} from "./server/payments.queries.ts";
export { lastCompared, reconcile } from "./server/reconcile.ts";
export { selectReconciliations } from "./server/reconciliation.queries.ts";
export { recordNews, settleMoney, takeNews } from "./server/record-news.ts";
export { selectRefundsOfPayments, selectSentToCard } from "./server/refunds.queries.ts";
export { tellStaff } from "./server/tell-staff.ts";

export const paymentWorks = (shop: Shop): readonly Work[] => [work(refundJob, ({ refund }) => askRefund(shop, refund))];
