import type { Kopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";

/** `code`: the article, empty for what is no goods. */
export type ReceiptLine = { code: string; name: string; price: Kopiykas; pieces: number };

/** `on_delivery`: collected by the carrier; `balance`: what the shop owed the customer. */
export type ReceiptMeans = "card" | "balance" | "on_delivery";

export type ReceiptCard = { mask?: string; system?: string; authCode?: string; rrn?: string; terminal?: string; bank?: string };
export type ReceiptPayment = { means: ReceiptMeans; amount: Kopiykas; card?: ReceiptCard };

/** `prepayment`: a part of the sum, before the goods are handed over; `rest`: what follows it. */
export type ReceiptKind = "sale" | "return" | "prepayment" | "rest";

/** The lines less the discount are the payments and what a prepayment leaves to pay. `id`: a UUID of ours, one receipt each. */
export type WantedReceipt = {
  id: string;
  kind: ReceiptKind;
  /** Of a return, where there is one, and of a rest: the receipt it follows. */
  follows: { id: string; isPrepayment: boolean; isWhole: boolean } | undefined;
  leftToPay: Kopiykas;
  lines: readonly ReceiptLine[];
  discount: Kopiykas;
  payments: readonly ReceiptPayment[];
  email: string | undefined;
};

/** `link`: the vendor's page of it, empty without one; `text`: the whole receipt, to be kept. */
export type MadeReceipt = { fiscalCode: string; at: Instant; link: string; text: string };

/** A register in software (ПРРО, law 265/95-ВР). Throws `VendorRefused`, `VendorResting`, or another error when nobody knows (S50). */
export interface FiscalProvider {
  /** Opens a shift where none is open. Asked twice under one id it makes one receipt. Throws while the tax service has not yet answered. */
  make(receipt: WantedReceipt): Promise<MadeReceipt>;
  /** Closes the shift that is open, with its Z report; nothing where none is. */
  closeShift(): Promise<void>;
  readonly source: string;
}
