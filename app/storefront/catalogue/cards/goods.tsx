import type { ProductCard as Card } from "../../../../features/catalogue/catalogue.contract.ts";
import { ProductCard } from "../../../../features/catalogue/ui/product-card.tsx";
import { Heart } from "../../../../features/favourites/ui/heart.tsx";
import { Rail } from "../../../../ui/rail.tsx";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { ProductAddButton } from "./product-add-button.tsx";

/** On a phone a part of the third card shows. */
export function GoodsRail({ title, products, to, allText }: { title: string; products: readonly Card[]; to?: string; allText: string }) {
  if (products.length === 0) return null;
  return (
    <section className="far container-shop pt-10 md:pt-18">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="display-m">{title}</h2>
        {to && (
          <ShopLink
            to={to}
            className="label inline-flex min-h-11 min-w-11 items-center justify-end text-beet-600 hover:underline"
            aria-label={`${allText}: ${title}`}
          >
            {allText}
          </ShopLink>
        )}
      </div>
      <Rail className="gap-2 pb-2 md:gap-5">
        {products.map((product) => (
          <li key={product.id} className="w-37 md:w-[calc((100%-3.75rem)/4)] xl:w-[calc((100%-6.25rem)/6)]">
            <ProductCard
              product={product}
              heart={<Heart productId={product.id} />}
              action={<ProductAddButton product={product} />}
              sizes="(min-width:1200px) 15vw, (min-width:768px) 22vw, 148px"
            />
          </li>
        ))}
      </Rail>
    </section>
  );
}
