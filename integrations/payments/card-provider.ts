import type { Kopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";

/** The sum a customer is asked to pay, and for what. `reference` is ours and never used twice. */
export type Invoice = {
  reference: string;
  amount: Kopiykas;
  /** Shown on the vendor's page and in the bank's statement. */
  description: string;
  language: "uk" | "ru";
  /** Where the browser comes back; the return proves nothing (S15). */
  returnUrl: string;
  /** Where the vendor reports; undefined where it cannot reach the shop. */
  callbackUrl: string | undefined;
  /** After it the vendor takes no money. */
  endsAt: Instant;
  /** Goods, fees and debts for the vendor's own receipt; they sum to `amount` and `discount`. Empty for no list. */
  goods: readonly { name: string; article: string; pieces: number; price: Kopiykas }[];
  /** The part of the goods' price paid with bonuses and balance. */
  discount: Kopiykas;
};

/** An address to open, or a form to send there. `providerId` is empty where the vendor names none yet. */
export type PaymentPage = { url: string; fields: Readonly<Record<string, string>>; providerId: string };

/** `waiting`: nothing final; `sandbox`: paid with play money, refused in production (S18). */
export type PaymentState = "waiting" | "paid" | "sandbox" | "failed" | "expired";

/** One word of the vendor about a payment; the same word has the same `event` however it comes. */
export type PaymentNews = {
  event: string;
  reference: string;
  providerId: string;
  /** The vendor's own name for the state, kept for the back office. */
  status: string;
  state: PaymentState;
  /** False while the vendor holds the money without promising it to the shop: paid, but goods must not be sent. */
  isSettled: boolean;
  amount: Kopiykas;
  /** ISO 4217 letters, `UAH`. */
  currency: string;
  refunded: Kopiykas;
  /** An instant of the vendor's clock. */
  at: Instant;
  /** The vendor's reason; empty without a failure. */
  failure: string;
  card: CardUsed;
};

/** Card data of the receipt; what the vendor does not say is empty. */
export type CardUsed = { mask: string; system: string; authCode: string; rrn: string; terminal: string; bank: string };

export type PaymentName = { reference: string; providerId: string };

/** `refundedBefore`: kopiykas known to have gone back before, for a vendor that does not name single refunds. */
export type WantedRefund = { payment: PaymentName; refund: { reference: string; amount: Kopiykas; refundedBefore: Kopiykas } };
export type RefundAnswer = { state: "done" | "asked" | "refused"; failure: string };

/** The signature is wrong, or the account is not ours: 403, and nothing changes (S15). */
export class BadCallback extends Error {}

/** Signed by the vendor but unreadable: 422 and a line in the log. The payment is asked about as usual. */
export class UnreadableCallback extends Error {}

/** Runs `read` on a callback whose signature is right. Throws `UnreadableCallback`. */
export function readSigned<News>(vendor: string, read: () => News): News {
  try {
    return read();
  } catch (error) {
    throw new UnreadableCallback(`${vendor}: signed, and nobody can read it`, { cause: error });
  }
}

/** The vendor understood and refuses the call; `code` is its own. Any other error means an unknown outcome. */
export class CardRefusal extends Error {
  override name = "CardRefusal";
  readonly code: string;
  /** The status of the HTTP answer. */
  readonly status: number;
  constructor(vendor: string, { code, words = "", status = 200 }: { code: string; words?: string; status?: number }) {
    super(`${vendor} refused: ${`${code} ${words}`.trim().slice(0, 200)}`);
    this.code = code;
    this.status = status;
  }
}

/** Throws `CardRefusal`, `VendorResting` while it is left alone, and any other error for an unknown outcome (S50). */
export interface CardProvider {
  open(invoice: Invoice): Promise<PaymentPage>;
  /** Undefined when the vendor knows no such payment. */
  status(payment: PaymentName): Promise<PaymentNews | undefined>;
  /** Judges the signature of the raw bytes. Throws `BadCallback` or `UnreadableCallback`; after any other error the vendor calls again. */
  readCallback(callback: { headers: Headers; body: Uint8Array }): Promise<PaymentNews>;
  /** Repeatable: a refund made before is not paid twice. `refused` concerns this refund; refusals of keys, account or moment are thrown. */
  refund(wanted: WantedRefund): Promise<RefundAnswer>;
  /** The state of a refund whose answer was lost (S19); undefined when the vendor never heard of it. */
  refundState(wanted: WantedRefund): Promise<RefundAnswer | undefined>;
  /** Ends an unpaid payment, so that its page takes no money; nothing where the vendor ends it only at `endsAt`. */
  close(payment: PaymentName): Promise<void>;
  /** All payments between two instants, for the nightly comparison. */
  statement(between: { from: Instant; to: Instant }): Promise<readonly PaymentNews[]>;
  readonly source: string;
  /** Origins of the vendor's pages, for the policy of ours (S37). */
  readonly pageOrigins: readonly string[];
  /** The page of a provider that has none outside; only the sandbox. */
  readonly ownPage?: OwnPage;
}

export interface OwnPage {
  find(providerId: string): Promise<ShownPayment | undefined>;
  /** Takes what the payer decided; undefined when there is nothing to decide. `returnUrl`: where the browser goes. */
  decide(providerId: string, decision: PayersDecision): Promise<{ returnUrl: string } | undefined>;
}
export const payersDecisions = ["pay", "refuse", "pay-later", "close"] as const;
export type PayersDecision = (typeof payersDecisions)[number];
export type ShownPayment = { amount: Kopiykas; description: string; language: "uk" | "ru"; isOpen: boolean; returnUrl: string };
