import { loadPart } from "./reload-once.ts";

type Place = { pathname: string; search: string; hash: string };
type RouterOfPage = { state: { navigation: { location?: Place } } };

/**
 * Stands in for React Router's own function of this name (vite.config.ts), which reloads the page as often as a screen's code
 * cannot be loaded and forgets where the visitor was going. Throws what the import threw: the screen of errors is shown.
 */
export async function loadRouteModule(route: { id: string; module: string }, cache: Record<string, unknown>): Promise<unknown> {
  cache[route.id] ??= await loadPart(() => import(/* @vite-ignore */ route.module), pageBeingOpened);
  return cache[route.id];
}

function pageBeingOpened(): string | undefined {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: RouterOfPage };
  const place = router?.state.navigation.location;
  return place && `${place.pathname}${place.search}${place.hash}`;
}
