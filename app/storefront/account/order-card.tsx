import type { OrderCard as Card, OrderStatus } from "../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { formatDay } from "../../../platform/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";

const tints: Record<OrderStatus, string> = {
  new: "cloth-4",
  awaiting_payment: "bg-marigold-100",
  confirmed: "cloth-4",
  packed: "cloth-6",
  shipped: "cloth-3",
  ready: "cloth-5",
  delivered: "bg-dill-100",
  completed: "bg-dill-100",
  cancelled: "bg-surface-2",
  returned: "bg-surface-2",
};

export const StatusMark = ({ status, name }: { status: OrderStatus; name: string }) => (
  <span className={classNames("body-s inline-flex rounded-chip px-3 py-1 font-medium", tints[status])}>{name}</span>
);

/** An order in a list: number, date, status, pictures, sum. */
export function OrderCard({ order }: { order: Card }) {
  const words = useWords(ordersMessages);
  return (
    <ShopLink to={`/account/orders/${order.number}`} className="block rounded-card border border-line p-4 hover:bg-surface-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b>{words["orders.number"](order.number)}</b>
        <StatusMark status={order.status} name={order.statusName} />
      </span>
      <span className="caption text-ink-500">{formatDay(new Date(order.placedAt))}</span>
      <span className="mt-3 flex items-end justify-between gap-3">
        <span className="flex gap-2">
          {order.images.map((image, at) => (
            <span key={at} className="w-12">
              <Picture src={image.image} tint={image.tint} alt="" sizes="48px" />
            </span>
          ))}
        </span>
        <span className="text-right">
          <span className="caption block text-ink-500">{order.pieces} шт</span>
          <b className="price-m">{formatHryvnias(order.toPay)}</b>
        </span>
      </span>
    </ShopLink>
  );
}
