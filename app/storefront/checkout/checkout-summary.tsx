import type { CartView } from "../../../features/cart/cart.contract.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import type { BillView } from "../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatHryvnias, formatMoney } from "../../../platform/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";

/** What is ordered, every line of the sum, and the button that names it. */
export function CheckoutSummary({ cart, bill, busy }: { cart: CartView; bill: BillView | null; busy: boolean }) {
  const words = useWords(ordersMessages);
  const cartWords = useWords(cartMessages);
  const lineNames = {
    goods: words["checkout.goods"],
    suborder: cartWords["cart.shipsLater"],
    fee: words["checkout.fee"],
    bonuses: "",
    balance: "",
    debt: "",
  };
  return (
    <section className="rounded-card border border-line p-5">
      <h2 className="display-s">{words["checkout.yourOrder"]}</h2>
      <ul tabIndex={0} aria-label={words["checkout.yourOrder"]} className="my-4 max-h-72 space-y-3 overflow-y-auto">
        {cart.products.map((item) => (
          <li key={item.variant.id} className="flex gap-3">
            <span className="w-12 shrink-0">
              <Picture src={item.image} tint={item.tint} alt="" sizes="48px" />
            </span>
            <span className="body-s min-w-0 grow">
              {item.name}
              <span className="caption block text-ink-500">
                {item.variant.name} · {item.quantity} шт
              </span>
            </span>
            <b className="body-s tnum whitespace-nowrap">{formatHryvnias(item.variant.price * item.quantity)}</b>
          </li>
        ))}
      </ul>
      <dl className="space-y-2 border-t border-line pt-4">
        {bill?.lines.map((line) => (
          <div key={line.kind} className="flex justify-between gap-4">
            <dt>{lineNames[line.kind]}</dt>
            <dd className="tnum">{formatMoney(line.kopiykas)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-ink-500">
          <dt>{words["checkout.delivery"]}</dt>
          <dd>{words["checkout.deliveryByTariff"]}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="label">{cartWords["cart.toPay"]}</dt>
          <dd className="price-l">{formatMoney(bill?.toPayKopiykas ?? 0)}</dd>
        </div>
      </dl>
      <Button type="submit" className="mt-4 w-full" busy={busy}>
        {words["checkout.submit"]}
      </Button>
      <p className="caption mt-3 text-center text-ink-500">
        <ShopLink to="/public-offer" className="underline">
          {words["checkout.offer"]}
        </ShopLink>
      </p>
    </section>
  );
}
