import { useWords } from "../../../app/locale/locale.ts";
import { HangTag } from "../../../ui/hang-tag.tsx";
import type { ProductCard } from "../catalogue.contract.ts";
import { catalogueMessages } from "../catalogue.messages.ts";
import { discountText } from "./price.tsx";

/** At most two tags: the discount, then one status. The longest words go below the heart where a card is narrow. */
export function ProductTags({ product }: { product: Pick<ProductCard, "price" | "oldPrice" | "badges" | "available"> }) {
  const words = useWords(catalogueMessages);
  const [status] = product.badges;
  return (
    <span className="pointer-events-none absolute top-2 left-2 flex flex-col items-start gap-1">
      {product.oldPrice !== null && <HangTag tone="discount">{discountText(product.price, product.oldPrice)}</HangTag>}
      {product.available ? (
        status && (
          <span className={status === "suborder" ? "@max-[11rem]:mt-10" : undefined}>
            <HangTag tone={status === "video" ? "paper" : "ink"}>{words[`badge.${status}`]}</HangTag>
          </span>
        )
      ) : (
        <span className="@max-[12rem]:mt-10">
          <HangTag tone="paper">{words["product.none"]}</HangTag>
        </span>
      )}
    </span>
  );
}
