import { z } from "zod";
import { fromHryvnias, kopiykas, toHryvnias, type Kopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";
import type { PaymentNews, PaymentState } from "../payments/card-provider.ts";
import { failureInWords } from "../payments/failure-in-words.ts";

/** LiqPay sends ids and sums as numbers or texts. */
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String).nullish();
const word = text.transform((value) => value ?? "");

const message = z.object({
  result: word,
  status: word,
  payment_id: word,
  order_id: word,
  amount: word,
  currency: word,
  refund_amount: word,
  wait_reserve_status: word,
  err_code: word,
  err_description: word,
  create_date: word,
  end_date: word,
  sender_card_mask2: word,
  sender_card_type: word,
  sender_card_bank: word,
  authcode_debit: word,
  rrn_debit: word,
});
export type LiqPayMessage = z.infer<typeof message>;

/** Throws for anything but a message of LiqPay. */
export function readLiqPayMessage(value: object): LiqPayMessage {
  const read = message.safeParse(value);
  if (!read.success) throw new Error("LiqPay answered in a form nobody knows");
  return read.data;
}

/** LiqPay's hryvnias, as a JSON number or text. Throws for anything that is not whole kopiykas. */
export function fromLiqPayAmount(amount: string): Kopiykas {
  const read = /^\d{1,12}(\.\d+)?$/.test(amount) ? fromHryvnias(Number(amount)) : undefined;
  if (read === undefined || Math.abs(toHryvnias(read) - Number(amount)) > 1e-6) throw new Error("LiqPay named a sum that is none");
  return kopiykas(read);
}

const paid = new Set(["success", "wait_compensation", "wait_accept", "reversed"]);

/** `now`: used where the message names no time. Throws when it concerns no payment. */
export function liqPayNews(said: LiqPayMessage, now: Instant): PaymentNews {
  if (said.order_id === "") throw new Error("LiqPay spoke of no payment of ours");
  const amount = said.amount === "" ? kopiykas(0) : fromLiqPayAmount(said.amount);
  const back = said.refund_amount === "" ? kopiykas(0) : fromLiqPayAmount(said.refund_amount);
  const refunded = said.status === "reversed" && back === 0 ? amount : back;
  const status = said.status || said.err_code;
  return {
    event: `${said.payment_id || said.order_id} ${status} ${refunded}`,
    reference: said.order_id,
    providerId: said.payment_id,
    status,
    state: stateOf(said),
    isSettled: said.status !== "wait_accept",
    amount,
    currency: said.currency,
    refunded,
    at: timeOf(said.end_date) ?? timeOf(said.create_date) ?? now,
    failure: stateOf(said) === "failed" ? failureInWords({ words: said.err_description, code: said.err_code }) : "",
    card: {
      mask: said.sender_card_mask2,
      system: said.sender_card_type,
      authCode: said.authcode_debit,
      rrn: said.rrn_debit,
      terminal: "",
      bank: said.sender_card_bank,
    },
  };
}

/** An unknown state is waited for, never taken as an end. */
function stateOf({ status, err_code: error }: LiqPayMessage): PaymentState {
  if (error === "order_id_duplicate") return "waiting";
  if (paid.has(status)) return "paid";
  if (status === "sandbox") return "sandbox";
  if (status === "failure" || status === "error") return "failed";
  return status === "" && error !== "" ? "failed" : "waiting";
}

/** The last moment that a `Date` can hold. */
const LAST_MOMENT = 8.64e15;

function timeOf(milliseconds: string): Instant | undefined {
  const at = Number(milliseconds);
  return Number.isSafeInteger(at) && at > 0 && at <= LAST_MOMENT ? new Date(at) : undefined;
}
