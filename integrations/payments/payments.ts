import { cardSandbox } from "../card-sandbox/card-sandbox.ts";
import { cashOnDelivery } from "../cash-on-delivery/cash-on-delivery.ts";
import { liqpay } from "../liqpay/liqpay.ts";
import { monobank } from "../monobank/monobank.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** A new way of paying is a folder and a line here; the configuration opens those of a shop. */
export const payments = [cashOnDelivery, liqpay, monobank, cardSandbox] as const satisfies readonly [PaymentProvider, ...PaymentProvider[]];
