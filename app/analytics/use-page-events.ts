import { useEffect } from "react";
import { useLocation, useMatches } from "../../client/way/page.ts";
import type { ProductView } from "../../features/catalogue/catalogue.contract.ts";
import { withoutLocale } from "../../client/locale/locale.ts";
import { chosenOf } from "../storefront/catalogue/choice/choose-variation.ts";
import { readConsent, useConsent } from "./consent.ts";
import { pushEvents } from "./data-layer.ts";
import { searchEvent, selectItem, viewItem, viewItemList, type ShownList } from "./events.ts";
import { listsOfPage, productOfPage } from "./lists-of-page.ts";

let shown: readonly ShownList[] = [];
/** Choosing a colour shows no new lists; data loaded anew is no new view. */
const told = { lists: "", product: "" };

/** Once the visitor allows counting. */
export function usePageEvents(): void {
  const consent = useConsent();
  const { pathname, search } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  useEffect(readConsent, []);
  useEffect(() => {
    if (consent === "granted") tellPage({ path: withoutLocale(pathname), loaded }, search);
    else Object.assign(told, { lists: "", product: "" });
  }, [consent, pathname, search, loaded]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => tellChoice(target);
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
}

/** Lists the page fetched by itself. */
export function showLists(lists: readonly ShownList[]): void {
  shown = [...shown, ...lists];
  pushEvents(lists.map(viewItemList));
}

function tellPage(page: { path: string; loaded: unknown }, search: string): void {
  const product = productOfPage(page);
  tellLists(page, product ? "" : search);
  const address = product ? `${page.path}${search}` : "";
  if (product && address !== told.product) tellProduct(product, search);
  told.product = address;
}

function tellLists(page: { path: string; loaded: unknown }, search: string): void {
  const address = `${page.path}${search}`;
  if (address === told.lists) return;
  told.lists = address;
  shown = [];
  const searched = page.path === "/search" ? searchEvent(new URLSearchParams(search).get("q") ?? "") : undefined;
  if (searched) pushEvents([searched]);
  showLists(listsOfPage(page));
}

function tellProduct(product: ProductView, search: string): void {
  const query = new URLSearchParams(search);
  const { shown: seen } = chosenOf(product, { colour: query.get("colour") ?? "", size: query.get("size") ?? "" });
  pushEvents([viewItem(product, seen)]);
}

function tellChoice(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const id = /\/product\/([^/]+)$/.exec(link?.pathname ?? "")?.[1];
  const event = id === undefined ? undefined : selectItem(shown, decodeURIComponent(id));
  if (event) pushEvents([event]);
}
