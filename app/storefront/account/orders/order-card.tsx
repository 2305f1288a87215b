import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import Package from "lucide-react/icons/package";
import ReceiptText from "lucide-react/icons/receipt-text";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { cardMessages } from "../../../../features/catalogue/card.messages.ts";
import type { OrderCard as Card, OrderStatus } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { resaleMessages } from "../../../../features/orders/resale/resale.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { formatDay } from "../../../../platform/time/time.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { StatusMark, type StatusLook } from "../../../../ui/status-mark.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

const looks: Record<OrderStatus, StatusLook> = {
  new: { tint: "cloth-4", Icon: ReceiptText },
  awaiting_payment: { tint: "bg-marigold-100", Icon: Clock },
  confirmed: { tint: "cloth-4", Icon: ReceiptText },
  packed: { tint: "cloth-6", Icon: Package },
  shipped: { tint: "cloth-3", Icon: Truck },
  ready: { tint: "cloth-5", Icon: MapPin },
  delivered: { tint: "bg-dill-100", Icon: CircleCheck },
  completed: { tint: "bg-dill-100", Icon: CircleCheck },
  cancelled: { tint: "bg-surface-2", Icon: X },
  returned: { tint: "bg-surface-2", Icon: Undo2 },
};

export const OrderMark = ({ status, statusName, waitsUntil }: Pick<Card, "status" | "statusName" | "waitsUntil">) => (
  <StatusMark look={waitsUntil ? looks.awaiting_payment : looks[status]} name={statusName} />
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
        <OrderMark {...order} />
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
