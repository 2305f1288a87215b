import { cashOnDelivery } from "../cash-on-delivery/cash-on-delivery.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** All ways of paying, in the order of offering; each is a folder and a line here. */
export const payments = [cashOnDelivery] as const satisfies readonly [PaymentProvider, ...PaymentProvider[]];
