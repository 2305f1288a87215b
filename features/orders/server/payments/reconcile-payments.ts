import { addDays } from "../../../../platform/time.ts";
import { reconcile } from "../../../payments/payments.server.ts";
import type { Shop } from "../../../shop.ts";
import { applyPayment } from "./apply-payment.ts";

/**
 * Compares yesterday's statement of every card provider with our payments, once a day (security.md S19), and applies what it says that
 * nobody heard before. One provider's failure does not stop the rest. Job.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const yesterday = addDays(shop.clock.now(), -1);
  for (const { code, cards } of shop.integrations.payments) {
    if (!cards) continue;
    try {
      for (const news of (await reconcile(shop, code, yesterday)) ?? []) await applyPayment(shop, code, news, "statement");
    } catch (error) {
      shop.log.warn({ err: error, provider: code }, "a provider's statement could not be compared; it is tried again");
    }
  }
}
