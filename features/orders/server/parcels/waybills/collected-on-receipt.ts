import { kopiykas, sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import type { Shop } from "../../../../shop.ts";
import { dueOnReceipt } from "../../../payments/prepayment.rules.ts";
import { paidOnReceipt } from "../../../placing/offers.rules.ts";
import type { Part } from "../../payments/money.queries.ts";

export type InParcel = Pick<Part, "id" | "goods" | "payment_method" | "paid_at" | "to_pay" | "prepayment" | "prepaid_by" | "collected">;

/** Kopiykas the carrier collects for the orders of one parcel; from a reseller's buyer, the sum the reseller asks. */
export function collectedOnReceipt({ integrations }: Shop, together: readonly InParcel[]): Kopiykas {
  const onReceipt = paidOnReceipt(integrations);
  const dueOf = (part: InParcel) => part.collected ?? (part.paid_at === null ? dueOnReceipt(part) : kopiykas(0));
  return sumKopiykas(together.filter(({ payment_method: code }) => onReceipt.includes(code)).map(dueOf));
}
