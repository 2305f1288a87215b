import { formatHryvnias } from "../../../platform/money.ts";
import type { OrderedGoods } from "../../../features/catalogue/ordered-goods.contract.ts";
import { productAddress } from "../../../features/catalogue/product-address.ts";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";

/** The goods a row names: picture, name, colour and size, price and pack. */
export function RowGoods({ goods }: { goods: OrderedGoods }) {
  const words = useWords(quickOrderMessages);
  const variant = [goods.colour, goods.size].filter(Boolean).join(" · ");
  return (
    <div className="flex min-w-0 gap-3">
      <span className="w-12 shrink-0" aria-hidden="true">
        <Picture src={goods.image} tint={goods.tint} alt="" sizes="48px" />
      </span>
      <div className="min-w-0">
        <ShopLink to={productAddress(goods)} className="body-s line-clamp-2 font-medium hover:underline">
          {goods.name}
        </ShopLink>
        <p className="caption text-ink-500">
          {goods.article} · {variant}
        </p>
        <p className="caption tnum text-ink-500">
          {formatHryvnias(goods.price)} {words["quick.perPiece"]}
          {goods.pack > 1 && ` · ${words["quick.pack"](goods.pack)}`}
        </p>
      </div>
    </div>
  );
}
