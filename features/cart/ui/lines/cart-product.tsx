import { memo } from "react";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { plural } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { productAddress } from "../../../catalogue/words/product-address.ts";
import type { AtMost } from "../../changes/at-most.rules.ts";
import type { CartItem, CartView } from "../../cart.contract.ts";
import { cartMessages } from "../../cart.messages.ts";
import type { CartProduct as Product } from "../../cart-products.rules.ts";
import { CartRow } from "./cart-row.tsx";
import type { Asked } from "../presses-in-turn.ts";
import { removeProduct } from "./remove-product.ts";
import { askToRemove } from "./remove-question.ts";
import { underText } from "./under-text.ts";

type Props = {
  product: Product;
  under: CartView["productsWithoutMinAmount"][number] | undefined;
  asked: Asked;
  maxQuantity: AtMost;
  inDialog: boolean;
  isLazy: boolean;
};

/** Memoised, since a press changes one line of sixty. */
export const CartProduct = memo(function CartProduct({ product, under, asked, maxQuantity, inDialog, isLazy }: Props) {
  const words = useWords(cartMessages);
  const locale = useLocale();
  const { first, items, pieces, sum, colour, price } = product;
  const address = productAddress(first);
  const askedPieces = (item: CartItem) => (asked.get(item.variant.id) ?? 0) * item.variant.quantity_in_variation;
  const wishedPieces = items.reduce((sum, item) => sum + askedPieces(item), pieces);
  const leave = () => openOverlay("");
  const remove = () => askToRemove({ what: first.name, remove: async () => removeProduct(product.id), inDialog });
  const facts = [
    colour,
    price === null ? "" : words["cart.perPiece"](formatHryvnias(price)),
    items.length > 1
      ? `${items.length} ${plural(locale, items.length, words["cart.variants"])}\u00a0· ${words["cart.pieces"](pieces)}`
      : "",
  ].filter(Boolean);
  return (
    <li className={classNames("border-b border-line pt-3 pb-2 last:border-0", isLazy && "lazy-row")}>
      <div className="flex gap-3">
        <ShopLink to={address} className="w-10 shrink-0 md:w-12" tabIndex={-1} aria-hidden="true" onClick={leave}>
          <Picture src={first.image} tint={first.tint} alt="" sizes="48px" />
        </ShopLink>
        <div className="min-w-0 grow">
          <div className="flex justify-between gap-x-3 max-[18rem]:flex-wrap">
            <ShopLink to={address} className="body-s line-clamp-2 leading-4.5 font-medium hover:underline" onClick={leave}>
              {first.name}
            </ShopLink>
            <b className="price-m whitespace-nowrap">{formatHryvnias(sum)}</b>
          </div>
          <p className="caption text-ink-500">{facts.join("\u00a0· ")}</p>
          {changedPrices(items).map(([was, now]) => (
            <p key={`${was} ${now}`} className="caption font-medium text-marigold-900">
              {words["cart.priceChanged"](formatHryvnias(was), formatHryvnias(now))}
            </p>
          ))}
        </div>
      </div>
      {under && (
        <p className="caption mt-2 rounded-control bg-marigold-100 px-3 py-2 text-marigold-900">
          {underText(under, words)}{" "}
          {under.atMost === undefined ? (
            <ShopLink to={address} className="font-medium underline" onClick={leave}>
              {words["minAmount.toProduct"]}
            </ShopLink>
          ) : (
            <button type="button" className="font-medium underline" onClick={remove}>
              {words["cart.removeItem"]}
            </button>
          )}
        </p>
      )}
      <ul aria-label={first.name} className="md:pl-15">
        {items.map((item) => (
          <CartRow
            key={item.variant.id}
            item={item}
            productPieces={wishedPieces}
            askedPieces={askedPieces(item)}
            isColourSaid={colour !== null}
            isPriceSaid={price !== null}
            isMost={maxQuantity.has(item.variant.id)}
            inDialog={inDialog}
          />
        ))}
      </ul>
    </li>
  );
}, isSame);

/** Prices before and now, each pair once. */
function changedPrices(items: readonly CartItem[]): [number, number][] {
  const changed = items.flatMap(({ variant: { priceBefore, price } }): [number, number][] =>
    priceBefore === undefined ? [] : [[priceBefore, price]],
  );
  return [...new Map(changed.map((pair) => [pair.join(" "), pair])).values()];
}

function isSame({ product, under, asked, ...rest }: Props, next: Props): boolean {
  const { items } = next.product;
  return (
    items.length === product.items.length &&
    items.every((item, at) => item === product.items[at]) &&
    items.every(({ variant: { id } }) => asked.get(id) === next.asked.get(id) && rest.maxQuantity.has(id) === next.maxQuantity.has(id)) &&
    under?.missing === next.under?.missing &&
    under?.atMost === next.under?.atMost &&
    rest.inDialog === next.inDialog &&
    rest.isLazy === next.isLazy
  );
}
