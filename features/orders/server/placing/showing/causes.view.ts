import { languageOf, type Locale } from "../../../../../platform/i18n.ts";
import { formatMoney } from "../../../../../platform/money/money.ts";
import { ordersMessages } from "../../../orders.messages.ts";
import type { Cause } from "../../../orders.rules.ts";
import type { RefusalCause } from "../../../placing/causes.contract.ts";
import { promoText } from "../../promo-codes/promo-text.ts";

/** A cause against an order, with the words a customer reads. */
export function viewCause(cause: Cause, locale: Locale): RefusalCause {
  const words = ordersMessages[languageOf(locale)];
  switch (cause.cause) {
    case "below_min_order":
      return { cause: cause.cause, message: words["orders.cause.below_min_order"](formatMoney(cause.minimum), formatMoney(cause.missing)) };
    case "below_min_amount":
      return {
        cause: cause.cause,
        productId: cause.productId,
        name: cause.name,
        message:
          cause.atMost === undefined
            ? words["orders.cause.below_min_amount"](cause.name, cause.minimum, cause.missing)
            : words["orders.cause.min_out_of_reach"](cause.name, cause.minimum, cause.atMost),
      };
    case "not_available":
      return { cause: cause.cause, productId: cause.productId, name: cause.name, message: words["orders.cause.not_available"](cause.name) };
    case "already_ordered":
      return { cause: cause.cause, number: cause.number, message: words["orders.cause.already_ordered"](cause.number) };
    case "card_only":
      return { cause: cause.cause, message: words[cause.isCardOn ? "orders.cause.card_only_on" : "orders.cause.card_only"] };
    case "promo_refused":
      return { cause: cause.cause, reason: cause.reason, message: promoText(cause, locale) };
    case "price_changed":
      return {
        cause: cause.cause,
        message: words[cause.prices.length > 0 ? "orders.cause.price_changed" : "orders.cause.sum_changed"](formatMoney(cause.toPay)),
        prices: cause.prices.map(({ name, was, now }) => ({ name, wasKopiykas: was, nowKopiykas: now })),
      };
    default:
      return { cause: cause.cause, message: words[`orders.cause.${cause.cause}`] };
  }
}
