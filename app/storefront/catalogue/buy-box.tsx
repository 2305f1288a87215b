import { Form, Link, useLocation } from "react-router";
import { useState } from "react";
import { addPack, useCart } from "../../../features/cart/ui/cart-store.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { stockWords } from "../../../features/catalogue/catalogue.rules.ts";
import { Price } from "../../../features/catalogue/ui/price.tsx";
import { Heart } from "../../../features/favourites/ui/heart.tsx";
import { formatHryvnias } from "../../../platform/money.ts";
import { plural } from "../../../platform/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { choicesOf } from "./choose-variation.ts";
import { listingAddress } from "./listing-address.ts";

/** Everything between the name and the button: price, pack, minimum, colours, sizes, stock. */
export function BuyBox({ product, chosen }: { product: ProductView; chosen: VariationView | undefined }) {
  const words = useWords(catalogueMessages);
  const locale = useLocale();
  const pack = chosen?.quantity_in_variation ?? 1;
  const minimum = product.min_order_amount;
  const hours = product.reservedForHours;
  return (
    <div className="self-start md:sticky md:top-24">
      <h1 className="display-m">{product.name}</h1>
      <p className="caption mt-1 mb-4 text-ink-500">
        {words["product.article"]} {product.article}
      </p>
      {chosen && (
        <>
          <div className="flex items-baseline gap-2">
            <Price large price={chosen.price} oldPrice={chosen.oldPrice} />
            <span className="caption text-ink-500">{words["product.perPiece"]}</span>
          </div>
          {pack > 1 && <p className="mt-1">{words["product.pack"](pack, formatHryvnias(chosen.price * pack))}</p>}
          {minimum > pack && (
            <p className="body-s mt-1 text-ink-500">{words["product.min"](minimum, plural(locale, minimum, words["product.unit"]))}</p>
          )}
          {pack > 1 && chosen.recommendedPrice !== null && (
            <p className="body-s mt-1 text-ink-500">
              {words["product.rrp"]} {formatHryvnias(chosen.recommendedPrice)}
            </p>
          )}
        </>
      )}
      <Choices product={product} chosen={chosen} />
      {chosen && <StockLine stock={chosen.stock} pack={pack} />}
      {chosen && <AddToCart product={product} chosen={chosen} />}
      <p className="caption mt-3 text-ink-500">{words["product.reserved"](hours, plural(locale, hours, words["product.hours"]))}</p>
      {product.suborderDays > 0 && <p className="caption mt-1 text-ink-500">{words["product.suborder"](product.suborderDays)}</p>}
    </div>
  );
}

function Choices({ product, chosen }: { product: ProductView; chosen: VariationView | undefined }) {
  const words = useWords(catalogueMessages);
  const { search } = useLocation();
  const { colours, sizes, colour } = choicesOf(product, chosen);
  const link = { replace: true, preventScrollReset: true } as const;
  return (
    <>
      {colours.length > 0 && colours[0]?.name && (
        <section className="mt-5">
          <h2 className="body-s mb-2 font-medium">
            {words["product.colour"]}: {chosen?.colourName}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {colours.map((one) => (
              <li key={one.key}>
                <Link
                  {...link}
                  to={listingAddress(search, { colour: one.key })}
                  aria-label={one.name}
                  aria-current={one.key === colour ? "true" : undefined}
                  className={classNames(
                    "flex size-11 items-center justify-center rounded-full border-2",
                    one.key === colour ? "border-ink-900" : "border-transparent hover:border-line",
                  )}
                >
                  <i
                    aria-hidden="true"
                    className={classNames("swatch size-8 rounded-full border border-line-strong", one.slug && `swatch-${one.slug}`)}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sizes.length > 0 && (
        <section className="mt-4">
          <h2 className="body-s mb-2 font-medium">
            {words["product.chooseSize"]}: {chosen?.size}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {sizes.map(({ size, here }) => {
              const isOut = !here || here.stock < here.quantity_in_variation;
              return (
                <li key={size}>
                  <Link
                    {...link}
                    to={listingAddress(search, { colour, size })}
                    aria-current={size === chosen?.size ? "true" : undefined}
                    className={classNames(
                      "flex h-12 min-w-12 items-center justify-center rounded-control border px-3",
                      size === chosen?.size ? "border-ink-900 bg-ink-900 text-white" : "border-line-strong hover:bg-surface-1",
                      isOut && "line-through opacity-60",
                    )}
                  >
                    {size}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

function StockLine({ stock, pack }: { stock: number; pack: number }) {
  const words = useWords(catalogueMessages);
  const kind = stockWords(stock, pack);
  const text = {
    many: words["product.many"],
    exact: words["product.stock"](stock),
    few: words["product.few"](stock),
    "less-than-pack": words["product.lessThanPack"],
    none: words["product.none"],
  }[kind];
  return (
    <p className={classNames("body-s mt-4 font-medium", kind === "none" || kind === "less-than-pack" ? "text-poppy-700" : "text-dill-700")}>
      {text}
    </p>
  );
}

/** The button; without JavaScript it is a form that reserves and shows the cart. */
function AddToCart({ product, chosen }: { product: ProductView; chosen: VariationView }) {
  const words = useWords(catalogueMessages);
  const cartWords = useWords(cartMessages);
  const locale = useLocale();
  const { cart, maxQuantity } = useCart();
  const [busy, setBusy] = useState(false);
  const pack = chosen.quantity_in_variation;
  const inCart = cart?.products.find((item) => item.variant.id === chosen.id);
  const canAdd = (inCart ? inCart.variant.stock - inCart.quantity : chosen.stock) >= pack && !maxQuantity.has(chosen.id);
  const add = async () => {
    setBusy(true);
    const outcome = await addPack({
      productId: product.id,
      variationId: chosen.id,
      name: product.name,
      category: product.item_category,
      price: chosen.price,
    });
    setBusy(false);
    if (outcome === "added") openOverlay("cart");
    if (outcome === "failed") toast(cartWords["cart.updateError"]);
  };
  return (
    <Form
      method="post"
      action={pathIn(locale, "/cart")}
      className="mt-4 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="variationId" value={chosen.id} />
      <Button type="submit" className="grow" busy={busy} disabled={!canAdd}>
        {inCart ? `${words["product.addToCart"]} · ${inCart.quantity} шт` : words["product.addToCart"]}
      </Button>
      <span className="flex items-center">
        <Heart productId={product.id} />
      </span>
    </Form>
  );
}
