import type { CartView } from "../../../features/cart/cart.contract.ts";
import { productsOf } from "../../../features/cart/cart-products.rules.ts";
import { cartTotalMessages } from "../../../features/cart/cart-total.messages.ts";
import { useCartCounts } from "../../../features/cart/ui/lines/cart-counts.ts";
import { madeToOrderText } from "../../../features/catalogue/words/stock-text.ts";
import { deliveryMessages } from "../../../features/delivery/delivery.messages.ts";
import type { BillView } from "../../../features/orders/placing/bill.contract.ts";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { formatHryvnias, formatMoney } from "../../../platform/money/money.ts";
import { PrepaymentRows } from "../payment/prepayment-rows.tsx";
import { CashbackNote } from "../payment/cashback-note.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

/** The goods, and every line of the bill except the last. */
export function CheckoutGoods({ cart, bill, isFree }: { cart: CartView; bill: BillView | null; isFree: boolean }) {
  const words = useWords(checkoutMessages);
  const { "delivery.byShop": byShop } = useWords(deliveryMessages);
  const cartWords = useWords(cartTotalMessages);
  const locale = useLocale();
  const madeToOrder = madeToOrderText({ shipsBy: cart.products.find((item) => item.suborder)?.shipsBy ?? null }, locale);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="caption text-ink-500">{useCartCounts(cart)}</span>
        <ShopLink to="/cart" className="body-s inline-flex min-h-11 items-center text-beet-600 underline">
          {words["checkout.toCart"]}
        </ShopLink>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a list that scrolls (WCAG 2.1.1) */}
      <ul tabIndex={0} aria-label={words["checkout.yourOrder"]} className="mb-3 max-h-81 space-y-3 overflow-y-auto">
        {productsOf(cart.products).map(({ id, first, items, sum }) => (
          <li key={id} className="flex gap-3">
            <span className="w-12 shrink-0">
              <Picture src={first.image} tint={first.tint} alt="" sizes="48px" />
            </span>
            <span className="body-s min-w-0 grow">
              {first.name}
              {items.map(({ variant, quantity }) => (
                <span key={variant.id} className="caption block text-ink-500">
                  {[variant.name, `${quantity}\u00a0шт`].filter(Boolean).join(" · ")}
                </span>
              ))}
            </span>
            <b className="body-s whitespace-nowrap">{formatHryvnias(sum)}</b>
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line pt-4">
        {bill?.lines.map((line) => (
          <div key={line.kind} className="flex justify-between gap-x-4 max-[18rem]:flex-wrap">
            <dt>{line.kind === "suborder" ? madeToOrder : line.reason}</dt>
            <dd className="tnum whitespace-nowrap">{formatMoney(line.kopiykas)}</dd>
          </div>
        ))}
        {bill?.prepayment && (
          <div className="flex justify-between gap-4 font-semibold">
            <dt>{cartWords["cart.toPay"]}</dt>
            <dd className="tnum whitespace-nowrap">{formatMoney(bill.toPayKopiykas)}</dd>
          </div>
        )}
        <PrepaymentRows prepayment={bill?.prepayment ?? null} />
        <div className="flex justify-between gap-x-4 text-ink-500 max-[18rem]:flex-wrap">
          <dt>{words["checkout.delivery"]}</dt>
          <dd>{isFree ? byShop : words["checkout.deliveryByTariff"]}</dd>
        </div>
      </dl>
      <div className="mt-3">
        <CashbackNote cashback={bill?.cashback ?? null} />
      </div>
    </>
  );
}
