import { invalid } from "../../../../platform/contracts/errors.ts";
import { languageOf, type Locale } from "../../../../platform/i18n.ts";
import { formatMoney, kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Bill } from "../../../cart/bill.rules.ts";
import { resaleMessages } from "../../resale/resale.messages.ts";
import { leastCollected, MOST_COLLECTED, resaleRefusal } from "../../resale/resale.rules.ts";
import type { Choice } from "../../placing/offers.rules.ts";

type Asked = { collect: Kopiykas; bill: Bill; recipientPhone?: string; ownPhone: string; isJoined: boolean };

/** 422 at `collectKopiykas` where the order cannot go to a reseller's buyer for this sum (decision 0082). */
export function requireResale({ choice, locale }: { choice: Choice; locale: Locale }, { collect, bill, ...who }: Asked): void {
  const due = kopiykas(bill.toPay - bill.prepayment);
  const isOnReceipt = choice.payment.paid === "on_receipt";
  const refusal = resaleRefusal({ ...who, collect, due, isOnReceipt, parts: bill.parts.length });
  if (refusal) throw invalid({ collectKopiykas: [inWords(refusal, due, locale)] });
}

function inWords(refusal: NonNullable<ReturnType<typeof resaleRefusal>>, due: Kopiykas, locale: Locale): string {
  const words = resaleMessages[languageOf(locale)];
  if (refusal === "tooLittle") return words["resale.refused.tooLittle"](formatMoney(leastCollected(due)));
  if (refusal === "tooMuch") return words["resale.refused.tooMuch"](formatMoney(MOST_COLLECTED));
  return words[`resale.refused.${refusal}`];
}
