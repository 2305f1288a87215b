import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { useLoaderData } from "../../../../client/way/page.ts";
import { useRevalidator } from "../../../../client/way/way.tsx";
import { madeToOrderText } from "../../../../features/catalogue/words/stock-text.ts";
import type { cancelOrder, OrderView } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { isCancellable, isHandedOver, sumStands } from "../../../../features/orders/orders.rules.ts";
import { resaleMessages } from "../../../../features/orders/resale/resale.messages.ts";
import { chatMessages } from "../../../../features/chat/chat.messages.ts";
import { returnsMessages } from "../../../../features/returns/returns.messages.ts";
import { paymentMessages } from "../../../../features/orders/payments/payment.messages.ts";
import { cartMessages } from "../../../../features/cart/cart.messages.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { formatHryvnias, formatMoney } from "../../../../platform/money.ts";
import { formatDay, formatMoment } from "../../../../platform/time/time.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { closeOverlay, openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { ApiRefusal, callApi } from "../../../../client/call-api.ts";
import { localeOfPath, useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { pageMeta, type MetaArgs } from "../../../page-meta.ts";
import { AssessmentOffer } from "../../reviews/assessment-offer.tsx";
import { CashbackNote } from "../../payment/cashback-note.tsx";
import { PrepaymentRows } from "../../payment/prepayment-rows.tsx";
import { PaymentState } from "../../payment/payment-state.tsx";
import { AskDialog } from "../../layout/ask-dialog.tsx";
import { StatusMark } from "../orders/order-card.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderPrint } from "./order-print.tsx";
import { OrderResale } from "./order-resale.tsx";
import { OrderReceipts } from "./order-receipts.tsx";
import { OrderWaits } from "./order-waits.tsx";
import { ParcelNumber } from "./parcel-number.tsx";
import { SameParcel } from "./same-parcel.tsx";
import { RepeatOrder } from "./repeat-order.tsx";
import type { loader } from "./order.loader.server.ts";

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["orders.title"] });

/** One order: status, where it goes, what is in it, what it costs, its history; cancelling and printing. */
export default function OrderScreen() {
  const order = useLoaderData<typeof loader>();
  const words = useWords(ordersMessages);
  const { "resale.due": toShop } = useWords(resaleMessages);
  return (
    <>
      <OrderPrint order={order} />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="display-m">
          {words["orders.number"](order.number)} {words["orders.from"]} {formatDay(new Date(order.placedAt))}
        </h1>
        <StatusMark {...order} />
      </div>
      <OrderWaits order={order} />
      {order.paying && <PaymentState number={order.number} payment={order.paying} />}
      {order.paying && <CashbackNote cashback={order.bill.cashback} />}
      <OtherParcel order={order} />
      <SameParcel order={order} />
      <AssessmentOffer number={order.number} isOffered={order.isAssessmentOffered} />
      <dl className="my-6 grid gap-4 sm:grid-cols-2 print:hidden">
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
      <dl className="mt-4 ml-auto max-w-80 space-y-1 print:hidden">
        {order.bill.lines.map((line) => (
          <div key={line.kind} className="flex justify-between">
            <dt>{line.reason}</dt>
            <dd className="tnum">{formatMoney(line.kopiykas)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between">
          <dt className="label">{order.resale ? toShop : words[`orders.${sumStands(order)}`]}</dt>
          <dd className="price-l">{formatHryvnias(order.toPay)}</dd>
        </div>
        <PrepaymentRows prepayment={order.bill.prepayment} />
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
      <OrderActions
        number={order.number}
        cancellable={order.cancellable}
        readdressable={isCancellable(order.status) && order.goesWith === null}
        paid={order.paid && order.toPay > 0}
        handedOver={isHandedOver(order.status)}
      />
    </>
  );
}

/** When goods made to order leave, and the way to the other part of the purchase. */
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

type Actions = { number: number; cancellable: boolean; readdressable: boolean; paid: boolean; handedOver: boolean };

function OrderActions({ number, cancellable, readdressable, paid, handedOver }: Actions) {
  const words = useWords(ordersMessages);
  const cartWords = useWords(cartMessages);
  const paymentWords = useWords(paymentMessages);
  const returnWords = useWords(returnsMessages);
  const chatWords = useWords(chatMessages);
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const cancel = async (refundTo: "card" | "balance") => {
    setBusy(true);
    try {
      await callApi<typeof cancelOrder>("POST", "/api/cancel-order", { number, refundTo });
      toast(words["orders.cancelled"]);
    } catch (refusal) {
      toast(refusal instanceof ApiRefusal && refusal.status === 409 ? refusal.message : words["orders.cancelFailed"]);
    }
    setBusy(false);
    closeOverlay();
    await revalidator.revalidate();
  };
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3">
      <RepeatOrder number={number} />
      <Button kind="secondary" onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {words["orders.print"]}
      </Button>
      {readdressable && (
        <ShopLink to={`/account/orders/${number}/delivery`} className={buttonClass("secondary")}>
          {words["orders.changeDelivery"]}
        </ShopLink>
      )}
      <ShopLink to={`/account/chat?order=${number}`} className={buttonClass("secondary")}>
        {chatWords["chat.ask"]}
      </ShopLink>
      {handedOver && (
        <ShopLink to={`/account/orders/${number}/return`} className={buttonClass("secondary")}>
          {returnWords["returns.action"]}
        </ShopLink>
      )}
      {cancellable && (
        <Button kind="quiet" onClick={() => openOverlay("cancelOrder")}>
          {words["orders.cancel"]}
        </Button>
      )}
      <AskDialog
        name="cancelOrder"
        title={words["orders.cancel"]}
        no={paid ? paymentWords["cancel.toBalance"] : cartWords["cart.keep"]}
        yes={paid ? paymentWords["cancel.toCard"] : words["orders.cancel"]}
        busy={busy}
        {...(paid ? { onNo: () => void cancel("balance") } : {})}
        onYes={() => void cancel("card")}
      >
        {paid ? paymentWords["cancel.askPaid"] : words["orders.cancelAsk"]}
      </AskDialog>
    </div>
  );
}
