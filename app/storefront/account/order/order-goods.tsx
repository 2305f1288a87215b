import type { ReactNode } from "react";
import { cartCountMessages } from "../../../../features/cart/cart-count.messages.ts";
import { productAddress } from "../../../../features/catalogue/words/product-address.ts";
import { orderProducts } from "../../../../features/orders/order-products.rules.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { gaveBackMessages } from "../../../../features/orders/refunds/gave-back.messages.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

type Line = OrderView["lines"][number];

/** A link to the line's product while it is sold; the picture repeats the name's link. */
function ToProduct({ line, isRepeated = false, children }: { line: Line; isRepeated?: boolean; children: ReactNode }) {
  const { id_1c, chosen_color } = line;
  if (id_1c === null) return children;
  return (
    <ShopLink
      to={productAddress({ id_1c, chosen_color: chosen_color || undefined })}
      className="hover:underline"
      {...(isRepeated && { tabIndex: -1, "aria-hidden": true })}
    >
      {children}
    </ShopLink>
  );
}

/** Each product once with its sum, its colours and sizes under its name. */
export function OrderGoods({ lines }: Pick<OrderView, "lines">) {
  const words = useWords(ordersMessages);
  const back = useWords(gaveBackMessages);
  const { "cart.pieces": piecesText } = useWords(cartCountMessages);
  return (
    <ul className="print:hidden">
      {orderProducts(lines).map(({ id, first, items, pieces, sum }) => (
        <li key={id} className="flex gap-3 border-b border-line py-3">
          <span className="w-14 shrink-0">
            <ToProduct line={first} isRepeated>
              <Picture src={first.image} tint={first.tint} alt="" sizes="56px" />
            </ToProduct>
          </span>
          <div className="min-w-0 grow">
            <div className="flex justify-between gap-x-3 max-[18rem]:flex-wrap">
              <span className="body-s">
                <ToProduct line={first}>{first.name}</ToProduct>
              </span>
              <b className="price-m whitespace-nowrap">{formatHryvnias(sum)}</b>
            </div>
            <p className="caption text-ink-500">
              {words["orders.article"]} {first.article}
              {items.length > 1 && ` · ${piecesText(pieces)}`}
            </p>
            {items.map(({ variant, quantity, missing, returned, price }) => (
              <p key={variant} className="caption text-ink-500">
                {[variant, quantity > 0 && `${piecesText(quantity)} × ${formatHryvnias(price)}`].filter(Boolean).join(" · ")}
                {missing > 0 && <span className="block text-poppy-700">{words["orders.missing"](piecesText(missing))}</span>}
                {returned > 0 && <span className="block text-ink-700">{back.returned(piecesText(returned))}</span>}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
