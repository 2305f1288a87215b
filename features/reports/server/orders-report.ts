import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { nationalPhone } from "../../../platform/phone.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { ordersMessages } from "../../orders/orders.messages.ts";
import { deliveryName, paymentName } from "../../orders/orders.server.ts";
import type { Shop } from "../../shop.ts";
import type { ReportView } from "../reports.contract.ts";
import type { Span } from "../reports.rules.ts";
import { selectSoldOrders, sumSoldOrders, type OrderSums } from "./reports.queries.ts";

/** A row for each order of the span, the oldest first; `all`: how many there are. */
export async function rowsOfOrders(
  shop: Shop,
  { span, most, locale }: { span: Span; most: number; locale: Locale },
): Promise<{ rows: ReportView["rows"]; sums: ReportView["total"]; all: number }> {
  const [orders, all] = await Promise.all([selectSoldOrders(shop.db.scan, span, most), sumSoldOrders(shop.db.scan, span)]);
  const statuses = wordsFor(ordersMessages, locale)["order.status"];
  const rows = orders.map((order) => ({
    place: `orders/${order.number}/show`,
    cells: [
      String(order.number),
      formatDay(order.placed_at),
      statuses[order.status],
      order.name,
      nationalPhone(order.phone),
      paymentName(shop, order.payment_method, locale),
      deliveryName(shop, order, locale),
      order.parcel_number,
      ...sumsOf(order),
    ],
  }));
  return { rows, sums: sumsOf(all), all: all.orders };
}

const sumsOf = ({ pieces, sum, bonuses, balance, to_pay: toPay }: OrderSums): number[] => [pieces, sum, bonuses, balance, toPay];
