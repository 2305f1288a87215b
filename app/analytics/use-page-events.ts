import { useEffect } from "react";
import { useLocation, useMatches, useRouteLoaderData } from "../../client/router/page.ts";
import { withoutLocale } from "../../client/locale/locale.ts";
import { onCartChange } from "../../features/cart/ui/told-changes.ts";
import { onFavouriteAdded } from "../../features/favourites/ui/favourites-store.ts";
import type { RootData } from "../storefront/layout/root-data.ts";
import { followConsent, useIsTold } from "./consent.ts";
import { whenTold } from "./when-told.ts";

/** Only after consent. */
export function usePageEvents(): void {
  const isTold = useIsTold();
  const { pathname, search } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  const { measurementId, pixelId } = (useRouteLoaderData("root") as RootData).counting;
  useEffect(() => {
    return followConsent({ measurementId, pixelId });
  }, [measurementId, pixelId]);
  useEffect(() => {
    if (isTold) whenTold(({ tellPage }) => tellPage({ path: withoutLocale(pathname), loaded }, search));
  }, [isTold, pathname, search, loaded]);
  useEffect(tellWhatIsDone, []);
}

function tellWhatIsDone(): () => void {
  const onClick = ({ target }: MouseEvent) => whenTold(({ tellChoice }) => tellChoice(target));
  document.addEventListener("click", onClick, { capture: true });
  const stops = [
    () => document.removeEventListener("click", onClick, { capture: true }),
    onFavouriteAdded((id) => whenTold(({ tellFavourite }) => tellFavourite(id))),
    onCartChange(({ what, lines }) =>
      whenTold(({ tellEvents, addToCart, removeFromCart }) =>
        tellEvents(what === "added" ? lines.map(({ line, pieces }) => addToCart(line, pieces)) : [removeFromCart(lines)]),
      ),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
