import type { Instant } from "../../../../../platform/time/time.ts";
import { notify } from "../../../../notifications/notifications.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import type { Part } from "../../payments/money.queries.ts";

/** Tells the customer to whom and where staff send the order; `to` in words. */
export async function tellSentElsewhere(tx: Tx, shop: Shop, order: Part, { to, at }: { to: string; at: Instant }): Promise<void> {
  const { number, version, account_id: accountId, locale } = order;
  const news = { kind: "order_sent_elsewhere" as const, number, to };
  await notify(tx, shop, { accountId, news, source: `order ${number} ${version}`, locale, at });
}
