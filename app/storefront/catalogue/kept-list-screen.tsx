import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { getProducts, ProductCard } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { useFavourites, viewedIds } from "../../../features/favourites/ui/favourites-store.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { showLists } from "../../analytics/use-page-events.ts";
import { callApi } from "../../call-api.ts";
import { findabilityMessages } from "../../findability/findability.messages.ts";
import { localeOfPath, useWords, withoutLocale } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { wordsFor } from "../../../platform/i18n.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { GoodsGrid } from "./goods-grid.tsx";

const isFavourites = (pathname: string): boolean => withoutLocale(pathname) === "/favorites";

export function meta(args: MetaArgs<undefined>) {
  const words = wordsFor(layoutMessages, localeOfPath(args.location.pathname));
  const texts = wordsFor(findabilityMessages, localeOfPath(args.location.pathname));
  return pageMeta(
    args,
    isFavourites(args.location.pathname)
      ? { title: words.favourites, description: texts["text.favorites"] }
      : { title: words["nav.viewed"], description: texts["text.viewed"] },
  );
}

/** The visitor's own lists; their ids live on the device, so the cards are fetched by it. */
export default function KeptListScreen() {
  const { pathname } = useLocation();
  const words = useWords(catalogueMessages);
  const layoutWords = useWords(layoutMessages);
  const favourites = useFavourites();
  const ofFavourites = isFavourites(pathname);
  const { products, retry } = useProducts(ofFavourites ? favourites : undefined);
  useEffect(() => {
    const id = ofFavourites ? "favorites" : "viewed";
    if (products !== undefined && products !== "failed" && products.length > 0) showLists([{ id, name: id, products }]);
  }, [products, ofFavourites]);
  return (
    <div className="container-shop">
      <h1 className="display-l mt-6 mb-5">{ofFavourites ? layoutWords.favourites : layoutWords["nav.viewed"]}</h1>
      {products === undefined ? (
        <div className="goods-grid" aria-busy="true">
          {Array.from({ length: 5 }, (_, at) => (
            <div key={at} className="aspect-4/6 animate-pulse rounded-picture bg-surface-2" />
          ))}
        </div>
      ) : products === "failed" ? (
        <EmptyState text={layoutWords["list.failed"]}>
          <Button onClick={retry}>{layoutWords["err.retry"]}</Button>
        </EmptyState>
      ) : products.length === 0 ? (
        <EmptyState text={ofFavourites ? words["fav.empty"] : words["viewed.empty"]}>
          <ShopLink to="/new-items" className={buttonClass()}>
            {layoutWords["nav.newItems"]}
          </ShopLink>
        </EmptyState>
      ) : (
        <GoodsGrid products={products} />
      )}
    </div>
  );
}

const PAGE = 29;

type Products = readonly ProductCard[] | "failed" | undefined;

function useProducts(favourites: readonly number[] | undefined): { products: Products; retry: () => void } {
  const [products, setProducts] = useState<Products>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const ids = favourites ?? viewedIds();
    let gone = false;
    fetchAll(ids).then(
      (found) => !gone && setProducts(found),
      () => !gone && setProducts("failed"),
    );
    return () => {
      gone = true;
    };
  }, [favourites, tries]);
  const retry = () => {
    setProducts(undefined);
    setTries(tries + 1);
  };
  return { products, retry };
}

async function fetchAll(ids: readonly number[]): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await callApi<typeof getProducts>("GET", "/api/get-products", {
      list: "viewed",
      ids: ids.slice(from, from + PAGE).join(","),
    });
    found.push(...page.products);
  }
  return found;
}
