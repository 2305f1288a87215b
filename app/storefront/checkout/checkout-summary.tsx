import type { CartView } from "../../../features/cart/cart.contract.ts";
import { cartTotalMessages } from "../../../features/cart/cart-total.messages.ts";
import type { BillView } from "../../../features/orders/placing/bill.contract.ts";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { ownMoneyMessages } from "../../../features/orders/payments/own-money.messages.ts";
import { resaleMessages } from "../../../features/orders/resale/resale.messages.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { Button } from "../../../ui/button.tsx";
import { RepeatedIcon } from "../../../ui/repeated-icon.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { CheckoutGoods } from "./checkout-goods.tsx";

/** `isFree`: the shop pays the carrier. */
type Props = { cart: CartView; bill: BillView | null; isFree: boolean };

/** Above the form below 1024 px; a phone folds it under its sum. */
export function CheckoutOverview({ cart, bill, isFree }: Props) {
  const words = useWords(checkoutMessages);
  return (
    <details className="fold group mb-8 rounded-card border border-line px-4 md:p-5 lg:hidden">
      <summary className="label min-h-12 cursor-pointer list-none items-center justify-between gap-3">
        {words["checkout.order"](formatMoney(bill?.toPayKopiykas ?? kopiykas(0)))}
        <RepeatedIcon name="chevron-down" className="shrink-0 group-open:rotate-180" />
      </summary>
      <h2 className="fold-title display-s">{words["checkout.yourOrder"]}</h2>
      <div className="pb-4 md:pb-0">
        <CheckoutGoods cart={cart} bill={bill} isFree={isFree} />
      </div>
    </details>
  );
}

/** The sum, or the shop's part of a resold order, and the button that names it; at the foot of the screen below 1024 px. */
export function CheckoutSummary({
  cart,
  bill,
  isFree,
  isPaidNow,
  isForBuyer,
  busy,
}: Props & { isPaidNow: boolean; isForBuyer: boolean; busy: boolean }) {
  const words = useWords(checkoutMessages);
  const { "checkout.pay": pay } = useWords(ownMoneyMessages);
  const isPrepaid = Boolean(bill?.prepayment);
  const sum = bill?.prepayment?.byCardKopiykas ?? bill?.toPayKopiykas ?? kopiykas(0);
  const { "cart.toPay": toPay } = useWords(cartTotalMessages);
  const { "resale.due": toShop } = useWords(resaleMessages);
  return (
    <div className="max-lg:contents lg:rounded-card lg:border lg:border-line lg:p-5">
      <div className="hidden lg:block">
        <h2 className="display-s">{words["checkout.yourOrder"]}</h2>
        <CheckoutGoods cart={cart} bill={bill} isFree={isFree} />
      </div>
      <p className="caption text-center text-ink-500 max-lg:mt-8 lg:hidden">
        <Offer />
      </p>
      <div className="pay-bar">
        <p className="lg:flex lg:items-baseline lg:justify-between lg:gap-4 lg:pt-2">
          <span className="caption block text-ink-500 lg:label lg:text-ink-900">
            {isPrepaid ? words["bill.prepaymentNow"] : isForBuyer ? toShop : toPay}
          </span>
          <b className="price-m whitespace-nowrap lg:price-l">{formatMoney(sum)}</b>
        </p>
        <Button type="submit" className="min-w-0 max-lg:grow max-lg:px-4 md:max-lg:max-w-90 lg:mt-4 lg:w-full" busy={busy}>
          {(isPaidNow || isPrepaid) && sum > 0 ? pay : words["checkout.submit"]}
        </Button>
      </div>
      <p className="caption mt-3 hidden text-center text-ink-500 lg:block">
        <Offer />
      </p>
    </div>
  );
}

function Offer() {
  const words = useWords(checkoutMessages);
  return (
    <ShopLink to="/public-offer" className="underline">
      {words["checkout.offer"]}
    </ShopLink>
  );
}
