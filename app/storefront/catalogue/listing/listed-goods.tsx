import { Fragment } from "react";
import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import type { PromotionView } from "../../../../features/content/content.contract.ts";
import { GoodsCells } from "../cards/goods-grid.tsx";
import { Pages } from "./pages.tsx";
import { PromoTile } from "./promo-tile.tsx";
import { usePagesAbove } from "./use-pages-above.ts";

const FEWEST_FOR_A_TILE = 8;

export function ListedGoods({ listing, promo }: { listing: ListingView; promo: PromotionView | null }) {
  const here = { page: listing.pagination.current_page, products: listing.products, promo };
  const { above, isLoading, showMore } = usePagesAbove(here);
  return (
    <>
      <ul className="goods-grid" aria-busy={isLoading}>
        {[...above, here].map(({ page, products, promo }) => (
          <Fragment key={page}>
            <GoodsCells products={products} />
            {promo && products.length >= FEWEST_FOR_A_TILE && <PromoTile promo={promo} count={products.length} />}
          </Fragment>
        ))}
      </ul>
      <Pages pagination={listing.pagination} isLoading={isLoading} onMore={showMore} />
    </>
  );
}
