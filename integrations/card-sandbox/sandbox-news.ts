import { sumKopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";
import type { PaymentNews, PaymentState } from "../payments/card-provider.ts";
import type { SandboxPayment } from "./sandbox-payments.ts";

const noCard = { mask: "", system: "", authCode: "", rrn: "", terminal: "", bank: "" };
const states = { open: "waiting", paid: "sandbox", refused: "failed", closed: "expired", ended: "expired" } as const satisfies Record<
  string,
  PaymentState
>;

export function sandboxNews(payment: SandboxPayment, now: Instant): PaymentNews {
  const status = statusOf(payment, now);
  const refunded = sumKopiykas(payment.refunds.map(({ amount }) => amount));
  const changes = [payment.madeAt, ...(status === "open" ? [] : [payment.decidedAt]), ...payment.refunds.map(({ at }) => at)];
  return {
    event: `${payment.id} ${status} ${refunded}`,
    reference: payment.reference,
    providerId: payment.id,
    status,
    state: states[status],
    isSettled: true,
    amount: payment.amount,
    currency: "UAH",
    refunded,
    at: status === "ended" ? payment.endsAt : new Date(Math.max(...changes.map(Number))),
    failure: status === "refused" ? "refused on the sandbox page" : "",
    card: status === "paid" ? { ...noCard, mask: "0000 **** **** 0000", system: "sandbox" } : noCard,
  };
}

function statusOf({ decision, decidedAt, endsAt }: SandboxPayment, now: Instant): keyof typeof states {
  if (decision !== "none" && decidedAt <= now) return decision;
  return now < endsAt || decision === "paid" ? "open" : "ended";
}
