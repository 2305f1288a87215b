import { cardMessages } from "../../../../features/catalogue/card.messages.ts";
import type { OrderCard as Card, OrderStatus } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { resaleMessages } from "../../../../features/orders/resale/resale.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { formatDay } from "../../../../platform/time/time.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

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

export const StatusMark = ({ status, statusName, waitsUntil }: Pick<Card, "status" | "statusName" | "waitsUntil">) => (
  <span
    className={classNames("body-s inline-flex rounded-chip px-3 py-1 font-medium", waitsUntil ? tints.awaiting_payment : tints[status])}
  >
    {statusName}
  </span>
);

/** A card; from 1024 px a row whose parts line up with those of other orders. */
export function OrderCard({ order }: { order: Card }) {
  const words = useWords(ordersMessages);
  const { "badge.suborder": suborder } = useWords(cardMessages);
  const { "resale.title": forBuyer } = useWords(resaleMessages);
  return (
    <ShopLink
      to={`/account/orders/${order.number}`}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-x-3 rounded-card border border-line p-4 hover:bg-surface-1 max-[18rem]:grid-cols-1 lg:grid-cols-[12rem_6rem_13rem_1fr_auto]"
    >
      <b>{words["orders.number"](order.number)}</b>
      <span className="text-right max-[18rem]:text-left lg:order-1 lg:text-left">
        <StatusMark {...order} />
      </span>
      <span className="caption min-[18rem]:col-span-2 text-ink-500 lg:col-span-1">
        {[formatDay(new Date(order.placedAt)), order.suborder && suborder, order.isForBuyer && forBuyer].filter(Boolean).join(" · ")}
      </span>
      <span className="mt-3 flex max-h-15 min-w-0 flex-wrap gap-2 overflow-hidden lg:order-2 lg:mt-0">
        {order.images.map((image, at) => (
          <span key={at} className="w-12 shrink-0">
            <Picture src={image.image} tint={image.tint} alt="" sizes="48px" />
          </span>
        ))}
      </span>
      <span className="mt-3 self-end text-right lg:order-3 lg:mt-0 lg:self-center">
        <span className="caption block text-ink-500">{order.pieces}&nbsp;шт</span>
        <b className="price-m">{formatHryvnias(order.toPay)}</b>
      </span>
    </ShopLink>
  );
}
