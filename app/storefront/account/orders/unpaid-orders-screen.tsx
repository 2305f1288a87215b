import { useLoaderData } from "../../../../client/router/page.ts";
import type { UnpaidPurchase } from "../../../../features/orders/payments/order-payments.contract.ts";
import { paymentMessages } from "../../../../features/orders/payments/payment.messages.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { formatMoment } from "../../../../platform/time/time.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { CashbackNote } from "../../payment/cashback-note.tsx";
import { PayButton } from "../../payment/pay-button.tsx";
import { OrderCard } from "./order-card.tsx";
import type { loader } from "./unpaid-orders.loader.server.ts";

export default function UnpaidOrdersScreen() {
  const purchases = useLoaderData<typeof loader>();
  const words = useWords(paymentMessages);
  return (
    <>
      <h1 className="display-l mb-6">{words["unpaid.title"]}</h1>
      {purchases.length === 0 && <EmptyState text={words["unpaid.empty"]}>{null}</EmptyState>}
      <ul className="grid gap-4">
        {purchases.map((purchase) => (
          <li key={purchase.number}>
            <Unpaid purchase={purchase} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Unpaid({ purchase }: { purchase: UnpaidPurchase }) {
  const words = useWords(paymentMessages);
  return (
    <section className="grid gap-3 rounded-card bg-surface-1 p-3">
      {purchase.parts.map((order) => (
        <OrderCard key={order.number} order={order} />
      ))}
      <p className="body-s">
        {purchase.isHeld ? `${words["pay.held"]}. ${words["pay.heldNote"]}` : words["pay.by"](formatMoment(new Date(purchase.unpaidUntil)))}
      </p>
      <CashbackNote cashback={purchase.cashback} />
      <div className="flex flex-wrap items-center gap-4">
        <b className="price-m">{formatMoney(purchase.toPayKopiykas)}</b>
        {!purchase.isHeld && <PayButton number={purchase.number} />}
      </div>
    </section>
  );
}
