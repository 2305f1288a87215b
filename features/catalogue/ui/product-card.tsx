import type { ReactNode } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { ProductCard as Card } from "../catalogue.contract.ts";
import { cardMessages } from "../card.messages.ts";
import { productAddress } from "../words/product-address.ts";
import { CardViews } from "./card-views.tsx";
import { Price } from "./price.tsx";
import { ProductTags } from "./product-tags.tsx";
import { Swatches } from "./swatches.tsx";

const GRID_SIZES = "(min-width:1800px) 15vw, (min-width:1200px) 18vw, (min-width:768px) 31vw, 47vw";

/** `heart` and `action` are buttons of the app. */
export function ProductCard({
  product,
  eager = false,
  heart,
  action,
  sizes = GRID_SIZES,
}: {
  product: Card;
  eager?: boolean;
  heart?: ReactNode;
  action?: ReactNode;
  sizes?: string;
}) {
  const words = useWords(cardMessages);
  const pack = product.quantity_in_variation;
  return (
    <article className="group relative flex h-full flex-col">
      <ShopLink to={productAddress(product)} prefetch="intent" className="block grow rounded-picture">
        <CardViews product={product} sizes={sizes} eager={eager} />
        <Swatches slugs={product.available_colors} />
        <span className="body-s mt-1 line-clamp-2 min-h-10 group-hover:underline">{product.name}</span>
        <span className={classNames("mt-1 block", action !== undefined && "pr-10")}>
          <Price price={product.price} oldPrice={product.oldPrice} />
          <span className="caption block text-ink-500">{pack > 1 ? words["product.packShort"](pack) : words["product.byPiece"]}</span>
        </span>
      </ShopLink>
      <ProductTags product={product} />
      {heart && <span className="absolute top-1 right-1">{heart}</span>}
      {action && product.available && <span className="absolute right-0 bottom-0">{action}</span>}
    </article>
  );
}
