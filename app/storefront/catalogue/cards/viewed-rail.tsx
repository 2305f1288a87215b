import { useEffect, useState } from "react";
import type { getProducts, ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { viewedRailMessages } from "./viewed-rail.messages.ts";
import { viewedIds } from "../../../../features/favourites/ui/favourites-store.ts";
import { callApi } from "../../../../client/call-api.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { GoodsRail } from "./goods.tsx";

const MOST = 12;

/** The browser fills it in. */
export function ViewedRail({ except }: { except: number }) {
  const words = useWords(viewedRailMessages);
  const layoutWords = useWords(layoutMessages);
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    const ids = viewedIds()
      .filter((id) => id !== except)
      .slice(0, MOST);
    if (ids.length === 0) return setProducts([]);
    const call = new AbortController();
    callApi<typeof getProducts>("GET", "/api/get-products", { list: "viewed", ids: ids.join(",") }, { signal: call.signal })
      .then((listing) => setProducts(listing.products))
      // A missing rail needs no message.
      .catch(() => undefined);
    return () => call.abort();
  }, [except]);
  return <GoodsRail title={words.title} products={products} to="/viewed" allText={layoutWords.more} />;
}
