import { wordsFor, type Locale } from "../../../../platform/i18n.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { formatDay } from "../../../../platform/time/time.ts";
import { promoMessages } from "../../promo-codes/promo-codes.messages.ts";
import type { PromoRefusal } from "../../promo-codes/promo-codes.rules.ts";

/** Why a code takes nothing off, for the person who typed it. */
export function promoText({ reason, startsAt, missing }: PromoRefusal, locale: Locale): string {
  const words = wordsFor(promoMessages, locale);
  if (reason === "not_begun") return words["promo.not_begun"](startsAt ? formatDay(startsAt) : "");
  if (reason === "too_small") return words["promo.too_small"](formatMoney(missing ?? kopiykas(0)));
  return words[`promo.${reason}`];
}
