import type { ReactNode } from "react";
import { useWords } from "../../../app/locale/locale.ts";
import { HangTag } from "../../../ui/hang-tag.tsx";
import type { ProductCard } from "../catalogue.contract.ts";
import { catalogueMessages } from "../catalogue.messages.ts";
import { discountText } from "./price.tsx";

/** At most two tags: the discount, then one status. One that is too long to stand beside the heart goes below it. */
export function ProductTags({ product }: { product: Pick<ProductCard, "price" | "oldPrice" | "badges" | "available"> }) {
  const words = useWords(catalogueMessages);
  const [status] = product.badges;
  const discount = product.oldPrice === null ? undefined : discountText(product.price, product.oldPrice);
  if (discount === undefined && product.available && !status) return null;
  return (
    <span className="pointer-events-none absolute inset-x-0 top-2 pl-2 before:float-right before:h-10 before:w-12">
      {discount !== undefined && (
        <Line>
          <HangTag tone="discount">{discount}</HangTag>
        </Line>
      )}
      {!product.available && (
        <Line>
          <HangTag tone="paper">{words["product.none"]}</HangTag>
        </Line>
      )}
      {product.available && status && (
        <Line>
          <HangTag tone={status === "video" ? "paper" : "ink"}>{words[`badge.${status}`]}</HangTag>
        </Line>
      )}
    </span>
  );
}

const Line = ({ children }: { children: ReactNode }) => <span className="flex w-fit pb-1">{children}</span>;
