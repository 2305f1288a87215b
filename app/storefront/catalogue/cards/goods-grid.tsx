import { memo } from "react";
import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { OwnTurn } from "../../../../ui/own-turn.tsx";
import { ListedCard } from "./listed-card.tsx";

const EAGER = 4;

/** Memoised: cards stay while more are shown below. */
export const GoodsCells = memo(function GoodsCells({ products }: { products: readonly ProductCard[] }) {
  return (
    <OwnTurn>
      {products.map((product, at) => (
        <li key={product.id}>
          <ListedCard product={product} eager={at < EAGER} />
        </li>
      ))}
    </OwnTurn>
  );
});
