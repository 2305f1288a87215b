import { addSeconds } from "../../../../../platform/time/time.ts";
import { takeAsk, type Payment } from "../../../../payments/payments.server.ts";
import type { Shop } from "../../../../shop.ts";
import { askProvider } from "./poll-payments.ts";

/** The shortest time between a waiting page's questions to the provider. */
const ASK_SECONDS = 5;

export async function askAtPace(shop: Shop, payment: Payment): Promise<void> {
  const now = shop.clock.now();
  if (await takeAsk(shop.db.read, payment.id, { now, notSince: addSeconds(now, -ASK_SECONDS) })) await askProvider(shop, payment);
}
