import { useRef } from "react";
import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { discountText, Price } from "../../../features/catalogue/ui/price.tsx";
import type { RatingView } from "../../../features/reviews/reviews.contract.ts";
import { RatingLink } from "../../../features/reviews/ui/rating-line.tsx";
import { formatHryvnias } from "../../../platform/money.ts";
import { plural } from "../../../platform/i18n.ts";
import { HangTag } from "../../../ui/hang-tag.tsx";
import { useLocale, useWords } from "../../locale/locale.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyLines } from "./buy-lines.tsx";
import { Choices } from "./choices.tsx";
import { MatrixButton } from "./matrix-section.tsx";
import { ShareButton } from "./share-button.tsx";
import { SizeGuideButton } from "./size-guide-button.tsx";
import { StockLine } from "./stock-line.tsx";
import { useAddPack } from "./use-add-pack.ts";
import type { ChoiceInAddress } from "./use-choice.ts";

type Props = {
  product: ProductView;
  choice: ChoiceInAddress;
  rating: RatingView;
  /** Where it can be bought by many sizes at once. */
  matrix: { isOpen: boolean; toggle: () => void } | undefined;
};

/** Everything between the name and the button: price, pack, minimum, colours, sizes, stock. */
export function BuyBox({ product, choice, rating, matrix }: Props) {
  const { chosen } = choice;
  const words = useWords(catalogueMessages);
  const locale = useLocale();
  const pack = chosen?.quantity_in_variation ?? 1;
  const minimum = product.min_order_amount;
  const hours = product.reservedForHours;
  const adding = useAddPack(product, chosen);
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className="self-start md:sticky md:top-24">
      <h1 className="display-m">{product.name}</h1>
      <p className="caption mt-1 mb-4 text-ink-500">
        {words["product.article"]} {product.article} <RatingLink rating={rating} />
      </p>
      {chosen && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Price large price={chosen.price} oldPrice={chosen.oldPrice} />
            {chosen.oldPrice !== null && <HangTag tone="discount">{discountText(chosen.price, chosen.oldPrice)}</HangTag>}
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
      <Choices
        product={product}
        chosen={chosen}
        addressOf={choice.addressOf}
        onChoose={choice.choose}
        guide={<SizeGuideButton product={product} />}
      />
      {chosen && <StockLine stock={chosen.stock} pack={pack} />}
      {chosen && (
        <AddToCart product={product} chosen={chosen} adding={adding} formRef={form} beside={<ShareButton title={product.name} />} />
      )}
      {matrix && <MatrixButton isOpen={matrix.isOpen} onToggle={matrix.toggle} />}
      {chosen && !matrix?.isOpen && <BuyBar chosen={chosen} adding={adding} standsFor={form} />}
      {chosen && chosen.stock >= pack && (
        <p className="caption mt-3 text-ink-500">{words["product.reserved"](hours, plural(locale, hours, words["product.hours"]))}</p>
      )}
      {product.suborderDays > 0 && <p className="caption mt-1 text-ink-500">{words["product.suborder"](product.suborderDays)}</p>}
      <BuyLines returnable={product.returnable} />
    </div>
  );
}
