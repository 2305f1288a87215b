import { useState } from "react";
import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { productPageMessages } from "../../../features/catalogue/product-page.messages.ts";
import { Price } from "../../../features/catalogue/ui/price.tsx";
import { productAddress } from "../../../features/catalogue/product-address.ts";
import { plural } from "../../../platform/i18n.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { Picture } from "../../../ui/picture.tsx";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { Choices } from "./choices.tsx";
import { chosenVariation, type Choice } from "./choose-variation.ts";
import { listingAddress } from "./listing-address.ts";
import { StockLine } from "./stock-line.tsx";
import { useAddPack } from "./use-add-pack.ts";

/** What the dialog of quick adding holds once the product is known; it begins with a colour, where one was asked for. */
export function ProductAddForm({ product, colour = "" }: { product: ProductView; colour?: string | undefined }) {
  const words = useWords(catalogueMessages);
  const pageWords = useWords(productPageMessages);
  const locale = useLocale();
  const [choice, setChoice] = useState<Choice>({ colour, size: "" });
  const chosen = chosenVariation(product, choice);
  const adding = useAddPack(product, chosen);
  const image = product.images.find(({ colour }) => colour === chosen?.colour) ?? product.images[0];
  const page = productAddress(product);
  const minimum = product.min_order_amount;
  if (!chosen) return null;
  const pack = chosen.quantity_in_variation;
  return (
    <>
      <div className="flex gap-4">
        <Picture src={image?.src ?? null} tint={image?.tint ?? "1"} alt="" sizes="96px" className="w-24 shrink-0 self-start" />
        <div>
          <Price price={chosen.price} oldPrice={chosen.oldPrice} />
          <p className="caption text-ink-500">{words["product.perPiece"]}</p>
          {pack > 1 && <p className="body-s mt-1">{words["product.pack"](pack, formatHryvnias(chosen.price * pack))}</p>}
          {minimum > pack && (
            <p className="caption mt-1 text-ink-500">{words["product.min"](minimum, plural(locale, minimum, words["product.unit"]))}</p>
          )}
        </div>
      </div>
      <Choices
        product={product}
        chosen={chosen}
        addressOf={(one) => `${pathIn(locale, page)}${listingAddress("", one)}`}
        onChoose={setChoice}
      />
      <StockLine stock={chosen.stock} pack={pack} />
      <AddToCart product={product} chosen={chosen} adding={adding} />
      <p className="mt-3">
        <ShopLink
          to={`${page}${listingAddress("", { colour: chosen.colour || chosen.colourName, size: chosen.size })}`}
          className="body-s inline-flex min-h-11 items-center text-beet-600 underline"
          onClick={closeOverlay}
        >
          {pageWords["add.page"]}
        </ShopLink>
      </p>
    </>
  );
}
