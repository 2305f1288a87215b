import { createElement, type ComponentType } from "react";
import { loadPart } from "./reload-once.ts";

type Place = { pathname: string; search: string; hash: string };
type RouterOfPage = { state: { navigation: { location?: Place } } };
type Route = { id: string; parentId?: string; module: string };
type StandIn = ComponentType<{ isWholePage: boolean }>;

let standIn: StandIn | undefined;

/**
 * Says what is shown in place of a screen that is gone, `isWholePage` where no other screen is around it. The root does,
 * since this module comes with the libraries, before any screen.
 */
export function showForMissing(screen: StandIn): void {
  standIn = screen;
}

/**
 * Stands in for React Router's own function of this name (vite.config.ts), which reloads the page as often as a screen's code
 * cannot be loaded and forgets where the visitor was going. It never throws: React Router would open the page without its screen.
 */
export async function loadRouteModule(route: Route, cache: Record<string, unknown>): Promise<unknown> {
  try {
    cache[route.id] ??= await loadPart(() => import(/* @vite-ignore */ route.module), pageBeingOpened);
    return cache[route.id];
  } catch (error) {
    const screen = standIn;
    if (!screen) throw error;
    return { default: () => createElement(screen, { isWholePage: route.parentId === "root" }) };
  }
}

function pageBeingOpened(): string | undefined {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: RouterOfPage };
  const place = router?.state.navigation.location;
  return place && `${place.pathname}${place.search}${place.hash}`;
}
