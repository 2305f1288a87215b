import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import type { Id } from "../../../platform/ids.ts";
import { chosenOf } from "../../storefront/catalogue/choice/choose-variation.ts";
import { addToWishlist, searchEvent, selectItem, viewItem, viewItemList, type ShownList } from "./events.ts";
import { listsOfPage, productOfPage } from "./lists-of-page.ts";
import { tellEvents } from "./tell-events.ts";
import { toldAddress } from "./told-address.ts";

let shown: readonly ShownList[] = [];
let product: ProductView | undefined;
/** Choosing a colour shows no new lists, and reloaded data is no new view. */
const told = { page: "", lists: "", product: "" };

export function tellPage(page: { path: string; loaded: unknown }, search: string): void {
  product = productOfPage(page);
  if (page.path !== told.page) tellEvents([{ event: "page_view", page_location: toldAddress(window.location.href) ?? "" }]);
  told.page = page.path;
  tellLists(page, product ? "" : search);
  const address = product ? `${page.path}${search}` : "";
  if (product && address !== told.product) tellProduct(product, search);
  told.product = address;
}

export const forgetPage = (): void => void Object.assign(told, { page: "", lists: "", product: "" });

function tellLists(page: { path: string; loaded: unknown }, search: string): void {
  const address = `${page.path}${search}`;
  if (address === told.lists) return;
  told.lists = address;
  const searched = page.path === "/search" ? searchEvent(new URLSearchParams(search).get("q") ?? "") : undefined;
  if (searched) tellEvents([searched]);
  shown = listsOfPage(page);
  tellEvents(shown.map(viewItemList));
}

function tellProduct(seen: ProductView, search: string): void {
  const query = new URLSearchParams(search);
  const chosen = chosenOf(seen, { colour: query.get("colour") ?? "", size: query.get("size") ?? "" });
  tellEvents([viewItem(seen, chosen.shown)]);
}

export function tellChoice(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const id = /\/product\/([^/]+)$/.exec(link?.pathname ?? "")?.[1];
  const event = id === undefined ? undefined : selectItem(shown, decodeURIComponent(id));
  if (event) tellEvents([event]);
}

/** Looked up on the page, since the heart knows only the id. */
export function tellFavourite(id: Id<"product">): void {
  const card = [...(product ? [product] : []), ...shown.flatMap(({ products }) => products)].find((one) => one.id === id);
  if (card) tellEvents([addToWishlist(card)]);
}
