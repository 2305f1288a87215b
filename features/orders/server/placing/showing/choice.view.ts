import { inLanguage, languageOf, type Locale } from "../../../../../platform/i18n.ts";
import type { Wording } from "../../../../../integrations/carriers/carrier.ts";
import type { Shop } from "../../../../shop.ts";
import { nameOf } from "../../../placing/offers.rules.ts";
import { ordersMessages } from "../../../orders.messages.ts";

/** A name or note that an integration gives in both languages. */
export const wordingIn = ({ uk, ru }: Wording, locale: Locale): string => inLanguage(locale, uk, ru);

export const paymentName = ({ integrations }: Shop, code: string, locale: Locale): string =>
  wordingIn(nameOf(integrations.payments, code), locale);

export function deliveryName({ integrations }: Shop, order: { carrier: string; delivery_kind: string }, locale: Locale): string {
  const carrier = integrations.carriers.find(({ code }) => code === order.carrier);
  const kind = carrier?.kinds.find(({ code }) => code === order.delivery_kind);
  return wordingIn(kind?.name ?? nameOf(integrations.carriers, order.carrier), locale);
}

export function feeNameOf({ integrations }: Shop, code: string, locale: Locale): string {
  const payment = integrations.payments.find((one) => one.code === code);
  return payment ? wordingIn(payment.feeName, locale) : ordersMessages[languageOf(locale)]["bill.fee"];
}
