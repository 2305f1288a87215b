import type { ReactNode } from "react";
import { formatHryvnias } from "../../../platform/money/money.ts";
import type { NamedProduct, OrderedGoods } from "../../../features/catalogue/ordered-goods.contract.ts";
import { productAddress } from "../../../features/catalogue/words/product-address.ts";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

export function RowGoods({ goods }: { goods: OrderedGoods }) {
  const words = useWords(quickOrderMessages);
  const variant = [goods.colour, goods.size].filter(Boolean).join(" · ");
  return (
    <RowProduct product={goods} variant={variant}>
      <p className="caption text-ink-500">
        {formatHryvnias(goods.price)} {words["quick.perPiece"]}
        {goods.pack > 1 && ` · ${words["quick.pack"](goods.pack)}`}
      </p>
    </RowProduct>
  );
}

/** A product without its size or colour yet. */
export function RowProduct({ product, variant, children }: { product: NamedProduct; variant?: string; children?: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-3">
      <span className="w-12 shrink-0" aria-hidden="true">
        <Picture src={product.image} tint={product.tint} alt="" sizes="48px" />
      </span>
      <div className="min-w-0">
        <ShopLink to={productAddress(product)} className="body-s line-clamp-2 font-medium hover:underline">
          {product.name}
        </ShopLink>
        <p className="caption text-ink-500">{[product.article, variant].filter(Boolean).join(" · ")}</p>
        {children}
      </div>
    </div>
  );
}
