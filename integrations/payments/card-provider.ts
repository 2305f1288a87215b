import type { Kopiykas } from "../../platform/money.ts";
import type { Instant } from "../../platform/time.ts";

/** What a customer is asked to pay. `reference` is ours and never used twice. */
export type Invoice = {
  reference: string;
  amount: Kopiykas;
  /** Shown on the vendor's page and in the bank's statement. */
  description: string;
  language: "uk" | "ru";
  /** Where the browser comes back; the return proves nothing (S15). */
  returnUrl: string;
  /** Where the vendor tells what happened; undefined where nobody outside can reach the shop. */
  callbackUrl: string | undefined;
  /** After it the vendor takes no money. */
  endsAt: Instant;
  /** For the vendor's own receipt; sums to `amount`. */
  goods: readonly { name: string; article: string; pieces: number; price: Kopiykas }[];
};

/** Where the customer pays: an address to open, or a form to send there. `providerId` is empty where the vendor names none yet. */
export type PaymentPage = { url: string; fields: Readonly<Record<string, string>>; providerId: string };

/** `waiting`: nothing final; `sandbox`: paid with play money, refused in production (S18). */
export type PaymentState = "waiting" | "paid" | "sandbox" | "failed" | "expired";

/** One word of the vendor about a payment; the same word has the same `event` however it comes. */
export type PaymentNews = {
  event: string;
  reference: string;
  providerId: string;
  /** The vendor's own name of the state, kept for the back office. */
  status: string;
  state: PaymentState;
  amount: Kopiykas;
  /** ISO 4217 letters, `UAH`. */
  currency: string;
  /** What went back so far. */
  refunded: Kopiykas;
  /** By the vendor's clock. */
  at: Instant;
  /** Why not, in the vendor's words; empty otherwise. */
  failure: string;
  card: CardUsed;
};

/** For the receipt; what the vendor does not say is empty. */
export type CardUsed = { mask: string; system: string; authCode: string; rrn: string; terminal: string; bank: string };

export type RefundAnswer = { state: "done" | "asked" | "refused"; failure: string };

/** The signature is wrong, or the account is not ours: 403, and nothing changes (S15). */
export class BadCallback extends Error {}

/** A vendor of card payments. All but `readCallback` throw when it does not answer or answers nonsense. */
export interface CardProvider {
  open(invoice: Invoice): Promise<PaymentPage>;
  /** Undefined when the vendor knows no such payment. */
  status(payment: { reference: string; providerId: string }): Promise<PaymentNews | undefined>;
  /** Judges the signature over the raw bytes. Throws `BadCallback`. */
  readCallback(callback: { headers: Headers; body: Uint8Array }): Promise<PaymentNews>;
  /** Gives money back; `refund.reference` is ours, and asked twice with it the vendor pays back once. */
  refund(of: {
    payment: { reference: string; providerId: string };
    refund: { reference: string; amount: Kopiykas };
  }): Promise<RefundAnswer>;
  /** What became of a refund whose answer was lost (S19); undefined when the vendor never heard of it. */
  refundState(of: {
    payment: { reference: string; providerId: string };
    refund: { reference: string; amount: Kopiykas };
  }): Promise<RefundAnswer | undefined>;
  /** Ends a payment nobody has made, so that its page takes no money any more. */
  close(payment: { reference: string; providerId: string }): Promise<void>;
  /** All payments between two instants, for the nightly comparison. */
  statement(between: { from: Instant; to: Instant }): Promise<readonly PaymentNews[]>;
  /** A word for the operator at the start: whose money it is, or that it is a sandbox. */
  readonly source: string;
}
