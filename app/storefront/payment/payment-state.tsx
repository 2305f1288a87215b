import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Hourglass from "lucide-react/icons/hourglass";
import { useEffect, useState } from "react";
import type { getPayment, PurchasePayment } from "../../../features/orders/payments/order-payments.contract.ts";
import { paymentMessages } from "../../../features/orders/payments/payment.messages.ts";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { formatMoney } from "../../../platform/money/money.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { PayButton } from "./pay-button.tsx";

const ASK_MS = 4_000;

const looks = {
  paid: { Mark: CircleCheck, tone: "bg-dill-100" },
  waiting: { Mark: Hourglass, tone: "bg-marigold-100" },
  held: { Mark: Hourglass, tone: "bg-marigold-100" },
  failed: { Mark: CircleAlert, tone: "bg-poppy-100" },
  unpaid: { Mark: Hourglass, tone: "bg-marigold-100" },
  over: { Mark: CircleAlert, tone: "bg-surface-2" },
} as const;

/** Asks again until the bank's word is final; the way to pay is beside it. */
export function PaymentState({ number, payment: first }: { number: number; payment: PurchasePayment }) {
  const words = useWords(paymentMessages);
  const payment = useAsked(number, first);
  const { state } = payment;
  if (state === "on_receipt") return null;
  const { Mark, tone } = looks[state];
  const rest = payment.onReceiptKopiykas > 0 ? formatMoney(payment.onReceiptKopiykas) : "";
  const note = {
    waiting: words["pay.waitingNote"],
    held: words["pay.heldNote"],
    failed: words["pay.failedNote"],
    unpaid: words["pay.unpaidNote"],
    over: words["pay.overNote"],
  };
  return (
    <section role="status" className={`mt-6 rounded-card p-4 text-left print:hidden ${tone}`}>
      <p className="label flex items-center gap-2">
        <Mark size={20} aria-hidden="true" className="shrink-0" />
        {state === "paid" && rest ? words["pay.prepaid"] : words[`pay.${state}`]}
      </p>
      {rest && state !== "over" && <p className="body-s mt-1">{words[state === "paid" ? "pay.prepaidNote" : "pay.thenOnReceipt"](rest)}</p>}
      {state !== "paid" && <p className="body-s mt-1">{note[state]}</p>}
      {payment.failure && <p className="body-s mt-1">{payment.failure}</p>}
      {payment.unpaidUntil && state !== "paid" && state !== "held" && state !== "over" && (
        <>
          <p className="body-s mt-1 mb-3">{words["pay.by"](formatMoment(new Date(payment.unpaidUntil)))}</p>
          <PayButton number={number} {...(state === "unpaid" ? {} : { label: words["pay.again"] })} />
        </>
      )}
    </section>
  );
}

function useAsked(number: number, first: PurchasePayment): PurchasePayment {
  const [payment, setPayment] = useState(first);
  const isWaiting = payment.state === "waiting" || payment.state === "held";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      void callApi<typeof getPayment>("GET", "/api/get-payment", { number }, { whenSignedOut: "tell" })
        .then(setPayment)
        .catch(() => undefined);
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, number]);
  return payment;
}
