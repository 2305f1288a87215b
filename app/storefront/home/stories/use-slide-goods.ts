import { useEffect, useState } from "react";
import { ApiRefusal, callApi } from "../../../../client/call-api.ts";
import type { getProduct, ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { productOfAddress } from "../../../../features/catalogue/words/product-address.ts";

type Tagged = Pick<ProductCard, "price" | "oldPrice" | "badges" | "available">;

const WITHDRAWN: Tagged = { price: 0, oldPrice: null, badges: [], available: false };
/** Hidden, or removed by 1C. */
const NOT_THERE = [404, 410];

/** The slide's goods as they are now; undefined until known, and for a slide that leads elsewhere. */
export function useSlideGoods(link: string): Tagged | undefined {
  const [known, setKnown] = useState<{ link: string; goods: Tagged } | undefined>();
  useEffect(() => {
    const id = productOfAddress(link);
    if (id === undefined) return undefined;
    const stop = new AbortController();
    callApi<typeof getProduct>("GET", "/api/get-product/{id}", { id }, { signal: stop.signal }).then(
      (goods) => setKnown({ link, goods }),
      (error: unknown) => {
        if (error instanceof ApiRefusal && NOT_THERE.includes(error.status)) setKnown({ link, goods: WITHDRAWN });
      },
    );
    return () => stop.abort();
  }, [link]);
  return known?.link === link ? known.goods : undefined;
}
