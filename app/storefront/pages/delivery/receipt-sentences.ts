import type { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { withComma } from "../../../../platform/text/decimal-comma.ts";

type OnReceipt = { percent: number; fixedKopiykas: number; prepaidPercent: number };

/** Names the shop's own fee for payment on receipt; the carrier's is in its tariff. */
export function receiptSentences(
  { percent, fixedKopiykas, prepaidPercent }: OnReceipt,
  words: (typeof branchesMessages)["uk" | "ru"],
): string {
  const fee = [percent > 0 && inPercent(percent), fixedKopiykas > 0 && formatMoney(kopiykas(fixedKopiykas))].filter(Boolean).join(" + ");
  return [
    fee ? words["ways.fee"](fee) : words["ways.noFee"],
    words["ways.carrierFee"],
    prepaidPercent > 0 && words["ways.prepaid"](inPercent(prepaidPercent)),
  ]
    .filter(Boolean)
    .join(" ");
}

const inPercent = (number: number): string => `${withComma(number)}%`;
