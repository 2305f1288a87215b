import CircleCheck from "lucide-react/icons/circle-check";
import Hourglass from "lucide-react/icons/hourglass";
import { useLoaderData } from "../../../../client/router/page.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { waitingMessages } from "../../../../features/orders/waiting/waiting.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { useSaid } from "../../../said.ts";
import { CashbackNote } from "../../payment/cashback-note.tsx";
import { PaymentState } from "../../payment/payment-state.tsx";
import { OrderWaits } from "../../account/order/order-waits.tsx";
import { OrderPrint } from "../../account/order/order-print.tsx";
import { PrintButton } from "../../account/order/print-button.tsx";
import type { loader } from "./success.loader.server.ts";

export default function SuccessScreen() {
  const order = useLoaderData<typeof loader>();
  const words = useWords(ordersMessages);
  const waiting = useWords(waitingMessages);
  const { parcelNumber } = useSaid();
  const isWaiting = order.waitsUntil !== null || isStillToPay(order.paying.state);
  const Mark = isWaiting ? Hourglass : CircleCheck;
  return (
    <>
      <OrderPrint order={order} hasPhotos={false} />
      <div className="mx-auto max-w-180 py-10 text-center print:hidden">
        <Mark size={56} aria-hidden="true" className={isWaiting ? "mx-auto text-marigold-900" : "mx-auto text-dill-700"} />
        <h1 className="display-l mt-4">{titleOf(order, words, waiting)}</h1>
        <p className="price-l mt-3">{formatHryvnias(order.toPayTogether)}</p>
        <div className="mx-auto max-w-120 text-left">
          <OrderWaits order={order} />
          <PaymentState number={order.number} payment={order.paying} />
          {order.paying.state !== "held" && (
            <div className="mt-3">
              <CashbackNote cashback={order.bill.cashback} />
            </div>
          )}
        </div>
        {order.paying.state !== "over" && (
          <ol className="mx-auto my-6 max-w-100 list-decimal space-y-2 pl-5 text-left">
            <li>{firstStep(order, words, waiting)}</li>
            <li>{parcelNumber}</li>
            <li>{words["success.next3"]}</li>
          </ol>
        )}
        {order.companionNumber !== null && <p className="mb-6">{words["success.companion"](order.companionNumber)}</p>}
        <div className="flex flex-wrap justify-center gap-3">
          <ShopLink to={`/account/orders/${order.number}`} className={buttonClass("secondary")}>
            {words["success.open"]}
          </ShopLink>
          <PrintButton />
          <ShopLink to="/" className={buttonClass()}>
            {words["success.continue"]}
          </ShopLink>
        </div>
      </div>
    </>
  );
}

type Order = ReturnType<typeof useLoaderData<typeof loader>>;

/** Thanks are for a settled order; one that waits for money or is over says so. */
function titleOf(
  { number, waitsUntil, paying }: Order,
  words: (typeof ordersMessages)["uk"],
  waiting: (typeof waitingMessages)["uk"],
): string {
  if (paying.state === "over") return words["success.over"](number);
  if (isStillToPay(paying.state)) return words["success.placed"](number);
  return waitsUntil ? waiting["waiting.received"](number) : words["success.title"](number);
}

function firstStep({ waitsUntil, paying }: Order, words: (typeof ordersMessages)["uk"], waiting: (typeof waitingMessages)["uk"]): string {
  if (waitsUntil) return waiting["waiting.thenSent"];
  return words[isStillToPay(paying.state) ? "success.next1Paid" : "success.next1"];
}

const isStillToPay = (state: Order["paying"]["state"]): boolean => ["waiting", "held", "failed", "unpaid", "over"].includes(state);
