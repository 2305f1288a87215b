import { useRef } from "react";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { productAddress } from "../../../../features/catalogue/words/product-address.ts";
import { discountText, Price } from "../../../../features/catalogue/ui/price.tsx";
import type { RatingView } from "../../../../features/reviews/reviews.contract.ts";
import { RatingLink } from "../../../../features/reviews/ui/rating-line.tsx";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { plural } from "../../../../platform/i18n.ts";
import { HangTag } from "../../../../ui/hang-tag.tsx";
import { openedOverlay, openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { useRevalidator } from "../../../../client/router/router.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyLines } from "./buy-lines.tsx";
import { Choices } from "../choice/choices.tsx";
import { priceRange } from "../choice/choose-variation.ts";
import { madeToOrder } from "./made-to-order.ts";
import { marginText } from "./margin-text.ts";
import { MatrixButton } from "../matrix/matrix-section.tsx";
import { ShareButton } from "../product/share-button.tsx";
import { SizeGuideButton, type WithSizeTable } from "../size-guide/size-guide-button.tsx";
import { StockLine } from "./stock-line.tsx";
import { useAdding } from "./use-adding.ts";
import type { ChoiceInAddress } from "../choice/use-choice.ts";
import { useSizeQuestion } from "../choice/use-size-question.ts";

type Props = {
  product: ProductView & WithSizeTable;
  choice: ChoiceInAddress;
  rating: RatingView;
  matrix: { isOpen: boolean; toggle: () => void } | undefined;
};

export function BuyBox({ product, choice, rating, matrix }: Props) {
  const { chosen } = choice;
  const words = useWords(productMessages);
  const locale = useLocale();
  const { variation, shown } = chosen;
  const { least, isRange } = priceRange(product, chosen);
  const pack = shown?.quantity_in_variation ?? 1;
  const minimum = product.min_order_amount;
  const hours = product.reservedForHours;
  const revalidator = useRevalidator();
  const adding = useAdding(product, chosen, showCart, () => void revalidator.revalidate());
  const question = useSizeQuestion();
  const goods = madeToOrder(product);
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className="self-start md:sticky md:top-[calc(6rem+var(--warning-bar))]">
      <h1 className="display-m">{product.name}</h1>
      <p className="caption mt-1 mb-4 text-ink-500">
        {words["product.article"]} {product.article} <RatingLink rating={rating} />
      </p>
      {least && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Price large price={least.price} oldPrice={least.oldPrice} isFrom={isRange} />
            {least.oldPrice !== null && <HangTag tone="discount">{discountText(least.price, least.oldPrice)}</HangTag>}
            <span className="caption text-ink-500">{words["product.perPiece"]}</span>
          </div>
          {pack > 1 && !isRange && <p className="mt-1">{words["product.pack"](pack, formatHryvnias(least.price * pack))}</p>}
          {minimum > pack && (
            <p className="body-s mt-1 text-ink-500">{words["product.min"](minimum, plural(locale, minimum, words["product.unit"]))}</p>
          )}
          {pack > 1 && least.recommendedPrice !== null && <p className="body-s mt-1 text-ink-500">{marginText(least, words)}</p>}
        </>
      )}
      <Choices
        product={product}
        chosen={chosen}
        addressOf={choice.addressOf}
        onChoose={choice.choose}
        question={question}
        guide={<SizeGuideButton product={product} />}
      />
      {variation && <StockLine stock={adding.stock} pack={pack} goods={goods} />}
      <AddToCart
        product={product}
        chosen={chosen}
        adding={adding}
        question={question}
        page={productAddress(product)}
        formRef={form}
        beside={<ShareButton title={product.name} />}
      />
      {matrix && <MatrixButton isOpen={matrix.isOpen} onToggle={matrix.toggle} />}
      {shown && !matrix?.isOpen && <BuyBar chosen={chosen} adding={adding} question={question} standsFor={form} />}
      {variation && adding.canAdd && (
        <p className="caption mt-3 text-ink-500">{words["product.reserved"](hours, plural(locale, hours, words["product.hours"]))}</p>
      )}
      <BuyLines returnable={product.returnable} goods={goods} />
    </div>
  );
}

/** Does not interrupt signing in. */
function showCart(): void {
  if (!openedOverlay()) openOverlay("cart");
}
