import type { Kopiykas } from "../../platform/money/money.ts";
import type { Instant } from "../../platform/time/time.ts";

/** `code`: the article, empty for what is no goods. */
export type ReceiptLine = { code: string; name: string; price: Kopiykas; pieces: number };

/** `on_delivery`: collected by the carrier; `balance`: money the shop owed the customer. */
export type ReceiptMeans = "card" | "balance" | "on_delivery";

export type ReceiptCard = { mask?: string; system?: string; authCode?: string; rrn?: string; terminal?: string; bank?: string };
export type ReceiptPayment = { means: ReceiptMeans; amount: Kopiykas; card?: ReceiptCard };

/** `prepayment`: a part of the sum, before the goods are handed over; `rest`: what follows it. */
export type ReceiptKind = "sale" | "return" | "prepayment" | "rest";

/** Lines less discount equal payments plus what a prepayment leaves to pay. `id`: the shop's UUID, one a receipt. */
export type WantedReceipt = {
  id: string;
  kind: ReceiptKind;
  /** The receipt that a return (if any) or a rest follows. */
  follows: { id: string; isPrepayment: boolean; isWhole: boolean } | undefined;
  leftToPay: Kopiykas;
  lines: readonly ReceiptLine[];
  discount: Kopiykas;
  payments: readonly ReceiptPayment[];
  email: string | undefined;
};

/** `link`: the vendor's page, empty without one; `text`: the whole receipt, to be kept. */
export type MadeReceipt = { fiscalCode: string; at: Instant; link: string; text: string };

/** A software register (ПРРО, law 265/95-ВР). Throws `VendorRefused`, `VendorResting`, or another error for an unknown outcome (S50). */
export interface FiscalProvider {
  /** Opens a shift when needed. One id makes one receipt. Throws while the tax service has not answered. */
  make(receipt: WantedReceipt): Promise<MadeReceipt>;
  /** Closes the open shift, if any, with its Z report. */
  closeShift(): Promise<void>;
  readonly source: string;
}
