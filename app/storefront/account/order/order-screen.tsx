import { useState } from "react";
import { useLoaderData } from "../../../../client/router/page.ts";
import { madeToOrderText } from "../../../../features/catalogue/words/stock-text.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { sumStands } from "../../../../features/orders/orders.rules.ts";
import { resaleMessages } from "../../../../features/orders/resale/resale.messages.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { formatHryvnias, formatMoney } from "../../../../platform/money/money.ts";
import { formatDay, formatMoment } from "../../../../platform/time/time.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { AssessmentOffer } from "../../reviews/assessment-offer.tsx";
import { CashbackNote } from "../../payment/cashback-note.tsx";
import { GaveBackRows } from "../../payment/gave-back-rows.tsx";
import { PrepaymentRows } from "../../payment/prepayment-rows.tsx";
import { PaymentState } from "../../payment/payment-state.tsx";
import { OrderMark } from "../orders/order-card.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderPrint } from "./order-print.tsx";
import { OrderResale } from "./order-resale.tsx";
import { OrderReceipts } from "./order-receipts.tsx";
import { OrderWaits } from "./order-waits.tsx";
import { ParcelNumber } from "./parcel-number.tsx";
import { SameParcel } from "./same-parcel.tsx";
import type { loader } from "./order.loader.server.ts";

export default function OrderScreen() {
  const order = useLoaderData<typeof loader>();
  const [hasPhotos, setHasPhotos] = useState(false);
  const words = useWords(ordersMessages);
  const { "resale.due": toShop } = useWords(resaleMessages);
  return (
    <>
      <OrderPrint order={order} hasPhotos={hasPhotos} />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="display-m">
          {words["orders.number"](order.number)} {words["orders.from"]} {formatDay(new Date(order.placedAt))}
        </h1>
        <OrderMark {...order} />
      </div>
      <OrderWaits order={order} />
      {order.paying && <PaymentState number={order.number} payment={order.paying} />}
      {order.paying && order.paying.state !== "held" && (
        <div className="mt-3">
          <CashbackNote cashback={order.bill.cashback} />
        </div>
      )}
      <OtherParcel order={order} />
      <SameParcel order={order} />
      <AssessmentOffer number={order.number} isOffered={order.isAssessmentOffered} />
      <dl className="my-6 grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere sm:grid-cols-2 print:hidden">
        <div>
          <dt className="caption text-ink-500">{words["checkout.recipient"]}</dt>
          <dd>
            {order.recipient.fullName}, <span className="whitespace-nowrap">{formatPhone(order.recipient.phone)}</span>
          </dd>
        </div>
        <div>
          <dt className="caption text-ink-500">{words["checkout.delivery"]}</dt>
          <dd>
            {order.delivery.name}: {order.delivery.settlement}, {order.delivery.department}
          </dd>
        </div>
        <div>
          <dt className="caption text-ink-500">{words["checkout.payment"]}</dt>
          <dd>{order.paymentName}</dd>
        </div>
        {order.parcelNumber && (
          <div>
            <dt className="caption text-ink-500">{words["orders.parcel"]}</dt>
            <dd>
              <ParcelNumber {...order} />
            </dd>
          </div>
        )}
        {order.comment && (
          <div>
            <dt className="caption text-ink-500">{words["checkout.comment"]}</dt>
            <dd>{order.comment}</dd>
          </div>
        )}
      </dl>
      <h2 className="display-s mb-2 print:hidden">{words["orders.composition"]}</h2>
      <OrderGoods lines={order.lines} />
      <dl className="mt-4 space-y-1 sm:ml-auto sm:max-w-80 print:hidden">
        {order.bill.lines.map((line) => (
          <div key={line.kind} className="flex flex-wrap justify-between gap-x-4">
            <dt>{line.reason}</dt>
            <dd className="tnum">{formatMoney(line.kopiykas)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="label">{order.resale ? toShop : words[`orders.${sumStands(order)}`]}</dt>
          <dd className="price-l">{formatHryvnias(order.toPay)}</dd>
        </div>
        <PrepaymentRows prepayment={order.bill.prepayment} />
        <GaveBackRows gaveBack={order.gaveBack} />
      </dl>
      <OrderResale resale={order.resale} />
      <OrderReceipts receipts={order.receipts} />
      <h2 className="display-s mt-8 mb-2 print:hidden">{words["orders.history"]}</h2>
      <ol className="space-y-1 print:hidden">
        {order.history.map((event) => (
          <li key={`${event.status}${event.at}`} className="body-s">
            {formatMoment(new Date(event.at))} · {event.statusName}
          </li>
        ))}
      </ol>
      <OrderActions order={order} hasPhotos={hasPhotos} onPhotos={setHasPhotos} />
    </>
  );
}

/** When goods made to order leave, with a link to the other part of the purchase. */
function OtherParcel({ order }: { order: OrderView }) {
  const words = useWords(ordersMessages);
  const locale = useLocale();
  if (order.shipsBy === null && order.companionNumber === null) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-6 print:hidden">
      {order.shipsBy !== null && <b className="font-semibold">{madeToOrderText(order, locale)}</b>}
      {order.companionNumber !== null && (
        <ShopLink to={`/account/orders/${order.companionNumber}`} className="inline-flex min-h-11 items-center text-beet-600 underline">
          {words["orders.otherPart"](order.companionNumber)}
        </ShopLink>
      )}
    </p>
  );
}
