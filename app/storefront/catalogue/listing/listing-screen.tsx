import { Link } from "../../../../client/router/link.tsx";
import { useLoaderData, useLocation } from "../../../../client/router/page.ts";
import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { categoryAddress } from "../../../../features/catalogue/words/category-address.ts";
import { plural } from "../../../../platform/i18n.ts";
import { formatWhole } from "../../../../platform/money/money.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { OwnTurn } from "../../../../ui/own-turn.tsx";
import { Rail } from "../../../../ui/rail.tsx";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { AudienceLinks } from "../../layout/header/audience-links.tsx";
import { useGender } from "../../layout/header/gender-switch.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { GoodsRail } from "../cards/goods.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { listingAddress } from "./listing-address.ts";
import { isFiltered, noFilters } from "./listing-filters.ts";
import { listingName } from "./listing-name.ts";
import type { loader } from "./listing.loader.server.ts";
import { NearestCategories } from "../../search/nearest-categories.tsx";
import { searchMissesMessages } from "../../search/search-misses.messages.ts";
import { shortened } from "../../search/shortened.ts";
import { ListedGoods } from "./listed-goods.tsx";
import { EmptyOwnList, FollowFavourites } from "./own-list.tsx";

export default function ListingScreen() {
  const loaded = useLoaderData<typeof loader>();
  const words = useWords(listingMessages);
  const layoutWords = useWords(layoutMessages);
  const missWords = useWords(searchMissesMessages);
  const locale = useLocale();
  const { search } = useLocation();
  const gender = useGender();
  const { listing } = loaded;
  if (!listing)
    return (
      <div className="container-shop">
        <h1 className="display-l mt-6">{layoutWords.search}</h1>
        <EmptyState text={missWords["search.short"]}>
          <AudienceLinks className="justify-center" />
        </EmptyState>
      </div>
    );
  const { products, total } = listing;
  const ownList = loaded.kind === "favorites" || loaded.kind === "viewed" ? loaded.kind : undefined;
  return (
    <>
      <div className="container-shop">
        {ownList === "favorites" && <FollowFavourites />}
        <Breadcrumbs gender={listing.audiences.length > 0 || loaded.forWhom ? gender : null} crumbs={listing.breadcrumbs} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="display-l min-w-0">{listingName(loaded, locale)}</h1>
          <p className="text-ink-500">
            {formatWhole(total)} {plural(locale, total, words["list.goods"])}
          </p>
        </div>
        {loaded.text && <p className="body-text mt-2 max-w-180 text-ink-700">{loaded.text}</p>}
        <ChildCategories listing={listing} />
        {(products.length > 0 || isFiltered(search)) && (
          <OwnTurn>
            <FilterBar listing={listing} />
          </OwnTurn>
        )}
        {products.length === 0 && ownList && !isFiltered(search) ? (
          <EmptyOwnList list={ownList} />
        ) : products.length === 0 ? (
          <EmptyState
            text={loaded.search && !isFiltered(search) ? missWords["search.empty"](shortened(loaded.search)) : words["list.empty"]}
          >
            {isFiltered(search) ? (
              <Link to={listingAddress(search, noFilters)} preventScrollReset className={buttonClass()}>
                {words["list.reset"]}
              </Link>
            ) : (
              <AudienceLinks className="justify-center" />
            )}
            <NearestCategories categories={loaded.nearest} className="justify-center" />
          </EmptyState>
        ) : (
          <ListedGoods listing={listing} promo={loaded.promo} />
        )}
      </div>
      {!isFiltered(search) && (
        <GoodsRail title={layoutWords["nav.bestSellers"]} products={loaded.popular} to="/best-sellers" allText={layoutWords.more} />
      )}
    </>
  );
}

function ChildCategories({ listing }: { listing: ListingView }) {
  const children = listing.category?.children ?? [];
  if (children.length === 0) return null;
  return (
    <Rail className="mt-4 gap-2 pb-1">
      {children.map((child) => (
        <li key={child.id_1c}>
          <ShopLink
            to={categoryAddress(child.id_1c)}
            className="body-s inline-flex min-h-11 items-center rounded-chip border border-line-strong px-4 hover:bg-surface-1"
          >
            {child.name}
          </ShopLink>
        </li>
      ))}
    </Rail>
  );
}
