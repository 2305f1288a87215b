import type { ReactNode } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { HangTag } from "../../../ui/hang-tag.tsx";
import type { ProductCard } from "../catalogue.contract.ts";
import { cardMessages } from "../card.messages.ts";
import { discountText } from "./price.tsx";

/** At most two tags; a long one goes below the heart instead of beside it. */
export function ProductTags({ product }: { product: Pick<ProductCard, "price" | "oldPrice" | "badges" | "available"> }) {
  const words = useWords(cardMessages);
  const { price, oldPrice, available } = product;
  const [badge] = product.badges;
  const status = available ? badge && words[`badge.${badge}`] : words["product.none"];
  if (oldPrice === null && !status) return null;
  return (
    <span className="pointer-events-none absolute inset-x-0 top-2 pl-2 before:float-right before:h-10 before:w-12">
      {oldPrice !== null && (
        <Line>
          <HangTag tone="discount">{discountText(price, oldPrice)}</HangTag>
        </Line>
      )}
      {status && (
        <Line>
          <HangTag tone={!available || badge === "video" ? "paper" : "ink"}>{status}</HangTag>
        </Line>
      )}
    </span>
  );
}

const Line = ({ children }: { children: ReactNode }) => <span className="flex w-fit pb-1">{children}</span>;
