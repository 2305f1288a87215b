import { BadCallback, UnreadableCallback } from "../../../../../integrations/payments/card-provider.ts";
import { forbidden, invalid, notFound } from "../../../../../platform/contracts/errors.ts";
import { cardsOf } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { applyPayment, type Applied } from "../applying/apply-payment.ts";

/** Judges the raw bytes (security.md S15). Throws 404 for an unknown provider, 403 for a false signature, 422 for unreadable words. */
export async function takeCallback(shop: Shop, provider: string, callback: { headers: Headers; body: Uint8Array }): Promise<Applied> {
  const cards = cardsOf(shop, provider);
  if (!cards) throw notFound();
  try {
    return await applyPayment(shop, provider, await cards.readCallback(callback), "callback");
  } catch (error) {
    if (error instanceof BadCallback) throw forbidden();
    if (error instanceof UnreadableCallback) {
      shop.log.error({ err: error, provider }, "a provider signed a word that nobody can read: its payment is asked about as ever");
      throw invalid({ body: ["form.invalid"] });
    }
    throw error;
  }
}
