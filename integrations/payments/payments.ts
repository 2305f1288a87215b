import { cashOnDelivery } from "../cash-on-delivery/cash-on-delivery.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The ways of paying the program works with, the first one offered first. One of them is its own folder and a line here. */
export const payments = [cashOnDelivery] as const satisfies readonly [PaymentProvider, ...PaymentProvider[]];
