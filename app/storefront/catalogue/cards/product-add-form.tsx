import { useState } from "react";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { productAddMessages } from "./product-add.messages.ts";
import { Price } from "../../../../features/catalogue/ui/price.tsx";
import { productAddress } from "../../../../features/catalogue/words/product-address.ts";
import { plural } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { closeOverlay, openedOverlay, openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { pathIn, useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { AddToCart } from "../buying/add-to-cart.tsx";
import { Choices } from "../choice/choices.tsx";
import { chosenOf, priceRange, type Choice } from "../choice/choose-variation.ts";
import { listingAddress } from "../listing/listing-address.ts";
import { madeToOrder } from "../buying/made-to-order.ts";
import { StockLine } from "../buying/stock-line.tsx";
import { useAdding } from "../buying/use-adding.ts";
import { useSizeQuestion } from "../choice/use-size-question.ts";

export function ProductAddForm({ product, colour = "" }: { product: ProductView; colour?: string | undefined }) {
  const words = useWords(productMessages);
  const addWords = useWords(productAddMessages);
  const locale = useLocale();
  const [choice, setChoice] = useState<Choice>({ colour, size: "" });
  const chosen = chosenOf(product, choice);
  const tellAdded = (pieces: number) => {
    if (openedOverlay() === "productAdd") closeOverlay();
    const what = [chosen.shown?.colourName, chosen.variation?.size, words["product.pieces"](pieces)].filter(Boolean).join("\u00a0· ");
    toast(addWords.added(what), { label: addWords.toCart, take: () => openOverlay("cart") });
  };
  const adding = useAdding(product, chosen, tellAdded);
  const question = useSizeQuestion();
  const { least, isRange } = priceRange(product, chosen);
  const image = product.images.find(({ colour }) => colour === chosen.shown?.colour) ?? product.images[0];
  const page = productAddress(product);
  const minimum = product.min_order_amount;
  if (!chosen.shown || !least) return null;
  const { shown, variation } = chosen;
  const pack = shown.quantity_in_variation;
  return (
    <>
      <div className="flex gap-4">
        <Picture src={image?.src ?? null} tint={image?.tint ?? "1"} alt="" sizes="96px" className="w-24 shrink-0 self-start" />
        <div>
          <Price price={least.price} oldPrice={least.oldPrice} isFrom={isRange} />
          <p className="caption text-ink-500">{words["product.perPiece"]}</p>
          {pack > 1 && !isRange && <p className="body-s mt-1">{words["product.pack"](pack, formatHryvnias(least.price * pack))}</p>}
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
        question={question}
      />
      {variation && <StockLine stock={adding.stock} pack={pack} goods={madeToOrder(product)} />}
      <AddToCart product={product} chosen={chosen} adding={adding} question={question} page={page} />
      <p className="mt-3">
        <ShopLink
          to={`${page}${listingAddress("", { colour: shown.colour || shown.colourName, size: variation?.size ?? "" })}`}
          className="body-s inline-flex min-h-11 items-center text-beet-600 underline"
          onClick={closeOverlay}
        >
          {addWords.page}
        </ShopLink>
      </p>
    </>
  );
}
