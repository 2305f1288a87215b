import { memo } from "react";
import { useLocale, useWords } from "../../../app/locale/locale.ts";
import { ShopLink } from "../../../app/locale/shop-link.tsx";
import { formatHryvnias } from "../../../platform/money.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import type { CartItem, CartView } from "../cart.contract.ts";
import { cartMessages } from "../cart.messages.ts";
import { stockText } from "../../catalogue/stock-text.ts";
import { productAddress } from "../../catalogue/product-address.ts";
import { stepper } from "../cart.rules.ts";
import { plural } from "../../../platform/i18n.ts";
import { addPack, removePack } from "./cart-store.ts";
import { askToRemove } from "./remove-question.ts";

type Props = {
  item: CartItem;
  /** Pieces of the product over all its lines, and what it is short of its minimum. */
  productPieces: number;
  under: CartView["productsWithoutMinAmount"][number] | undefined;
  isMost: boolean;
  inDialog: boolean;
  /** Of a long list: drawn only near the screen. */
  isLazy: boolean;
};

/** One line of the cart: picture, name, colour and size, stepper in packs, sum. Drawn again only when something of it changes. */
export const CartLine = memo(function CartLine({ item, productPieces, under, isMost, inDialog, isLazy }: Props) {
  const words = useWords(cartMessages);
  const locale = useLocale();
  const { variant } = item;
  const buttons = stepper({
    quantity: item.quantity,
    pack: variant.quantity_in_variation,
    minimum: item.min_order_amount,
    productPieces,
    stock: variant.stock,
    maxQuantity: isMost,
  });
  const packs = Math.round(item.quantity / variant.quantity_in_variation);
  const more = async () => {
    const outcome = await addPack({
      productId: item.id,
      variationId: variant.id,
      name: item.name,
      category: item.item_category,
      price: variant.price,
    });
    if (outcome === "failed") toast(words["cart.updateError"]);
  };
  const less = async () => {
    if (buttons.minus === "trash") return askToRemove(item, inDialog);
    if ((await removePack(item)) === "failed") toast(words["cart.updateError"]);
    return undefined;
  };
  return (
    <li className={classNames("flex gap-3 border-b border-line py-4 last:border-0", isLazy && "lazy-row")}>
      <ShopLink to={productAddress(item)} className="w-20 shrink-0" tabIndex={-1} aria-hidden="true" onClick={() => openOverlay("")}>
        <Picture src={item.image} tint={item.tint} alt="" sizes="80px" />
      </ShopLink>
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-3">
          <ShopLink to={productAddress(item)} className="body-s font-medium hover:underline" onClick={() => openOverlay("")}>
            {item.name}
          </ShopLink>
          <span className="body-s whitespace-nowrap text-ink-500">{formatHryvnias(variant.price)}</span>
        </div>
        <p className="caption mt-0.5 text-ink-500">
          {[variant.name, stockText({ ...item, stock: variant.stock, pack: variant.quantity_in_variation }, locale)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Stepper
            {...buttons}
            busy={false}
            text={variant.quantity_in_variation === 1 ? words["cart.pieces"](item.quantity) : words["cart.perPack"](packs, item.quantity)}
            lessLabel={buttons.minus === "trash" ? words["cart.remove"] : words["cart.less"]}
            moreLabel={words["cart.more"]}
            onLess={less}
            onMore={more}
          />
          <b className="price-m ml-auto">{formatHryvnias(variant.price * item.quantity)}</b>
        </div>
        {under && (
          <p className="caption mt-2 rounded-control bg-marigold-100 px-3 py-2 text-marigold-900">
            {words["minAmount.min_order_amount"](
              `${under.min_order_amount} ${plural(locale, under.min_order_amount, words["minAmount.unit"])}`,
              under.missing,
            )}
          </p>
        )}
      </div>
    </li>
  );
});
