import { z } from "zod";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import type { PaymentNews, PaymentState } from "../payments/card-provider.ts";
import { failureInWords } from "../payments/failure-in-words.ts";

const money = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .transform((amount): Kopiykas => kopiykas(amount));
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const word = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ""));
/** One nobody knows yet is waited for. */
const refundStatus = z.enum(["processing", "success", "failure"]).catch("processing");

const invoice = z.object({
  invoiceId: z.string().min(1),
  status: z.string().min(1),
  failureReason: word,
  errCode: word,
  amount: money,
  ccy: z.number().int(),
  finalAmount: money.nullish(),
  createdDate: moment,
  modifiedDate: moment.nullish(),
  reference: word,
  cancelList: z.array(z.object({ status: refundStatus, amount: money, extRef: word })).nullish(),
  paymentInfo: z.object({ maskedPan: word, approvalCode: word, rrn: word, terminal: word, bank: word, paymentSystem: word }).nullish(),
});
export type MonobankInvoice = z.infer<typeof invoice>;

/** A row of `/api/merchant/statement`; it names no time of the last change. */
const paidInvoice = z.object({
  invoiceId: z.string().min(1),
  status: z.string().min(1),
  date: moment,
  amount: money,
  ccy: z.number().int(),
  reference: word,
  maskedPan: word,
  approvalCode: word,
  rrn: word,
  paymentScheme: word,
  cancelList: z.array(z.object({ amount: money })).nullish(),
});

const states: Record<string, PaymentState> = { success: "paid", reversed: "paid", failure: "failed", expired: "expired" };
const currencies: Record<number, string> = { 980: "UAH", 840: "USD", 978: "EUR" };

/** Throws for anything but an invoice of monobank. */
export function readMonobankInvoice(value: unknown): MonobankInvoice {
  const read = invoice.safeParse(value);
  if (!read.success) throw new Error("monobank answered in a form nobody knows");
  return read.data;
}

export function monobankNews(said: MonobankInvoice): PaymentNews {
  const { paymentInfo: paid } = said;
  return newsOf({
    ...said,
    at: said.modifiedDate ?? said.createdDate,
    // Tips make the final sum larger than the invoice's.
    refunded: states[said.status] === "paid" ? kopiykas(Math.max(0, said.amount - (said.finalAmount ?? said.amount))) : kopiykas(0),
    failure: said.status === "failure" ? failureInWords({ words: said.failureReason, code: said.errCode }) : "",
    card: {
      mask: paid?.maskedPan ?? "",
      system: paid?.paymentSystem ?? "",
      authCode: paid?.approvalCode ?? "",
      rrn: paid?.rrn ?? "",
      terminal: paid?.terminal ?? "",
      bank: paid?.bank ?? "",
    },
  });
}

/** Throws for a row that is no payment. */
export function statementNews(row: unknown): PaymentNews {
  const read = paidInvoice.safeParse(row);
  if (!read.success) throw new Error("monobank gave a statement in a form nobody knows");
  const { date: at, cancelList, ...said } = read.data;
  const refunded = kopiykas((cancelList ?? []).reduce((sum, { amount }) => sum + amount, 0));
  const { maskedPan: mask, paymentScheme: system, approvalCode: authCode, rrn } = said;
  return newsOf({ ...said, at, refunded, failure: "", card: { mask, system, authCode, rrn, terminal: "", bank: "" } });
}

function newsOf({
  invoiceId,
  status,
  reference,
  amount,
  ccy,
  ...rest
}: Pick<PaymentNews, "reference" | "status" | "amount" | "at" | "refunded" | "failure" | "card"> & {
  invoiceId: string;
  ccy: number;
}): PaymentNews {
  const refunded = status === "reversed" ? amount : rest.refunded;
  return {
    event: `${invoiceId} ${status} ${refunded}`,
    reference,
    providerId: invoiceId,
    status,
    // An unknown state is waited for, never taken as an end.
    state: states[status] ?? "waiting",
    isSettled: true,
    amount,
    currency: currencies[ccy] ?? String(ccy),
    refunded,
    at: rest.at,
    failure: rest.failure,
    card: rest.card,
  };
}
