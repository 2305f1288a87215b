import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { redirect } from "../../../../client/router/answers.ts";
import { listingQuery, type ListingQuery } from "../../../../features/catalogue/catalogue.contract.ts";
import { genders, type Gender } from "../../../../features/catalogue/words/genders.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "../../../../features/catalogue/search/typed-search.rules.ts";
import { listingNames } from "../../../../features/catalogue/listing/listing-names.ts";
import { isSort } from "../../../../features/catalogue/listing/listing-sort.rules.ts";
import { homeRails, listProducts, nearestCategories, searchRedirect } from "../../../../features/catalogue/catalogue.server.ts";
import { viewBanners, viewPromotion } from "../../../../features/content/content.server.ts";
import { keptIds } from "../../../../features/favourites/favourites.server.ts";
import type { Visit } from "../../../../features/shop.ts";
import { isRefusal, notFound } from "../../../../platform/contracts/errors.ts";
import { loadPublic } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { localeOfPath, pathIn, withoutLocale } from "../../../../client/locale/locale.ts";
import { listingMeta } from "../../../findability/listing-meta.server.ts";
import type { MetaArgs } from "../../../page-meta.server.ts";
import { listingName } from "./listing-name.ts";

/** The path names the list, the query its filters. */
export const loader = (args: LoaderFunctionArgs) => loadPublic(args, () => loadListing(args));

async function loadListing({ context, url, params }: LoaderFunctionArgs) {
  const plain = plainAddress(url);
  if (plain !== undefined) throw redirect(plain, 301);
  const visit = visitOf(context);
  const [kind = ""] = withoutLocale(url.pathname).slice(1).split("/");
  const search = (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const led = kind === "search" ? await searchRedirect(visit, search) : null;
  if (led) throw redirect(pathIn(localeOfPath(url.pathname), led.to));
  const promotion = kind === "promo" ? await viewPromotion(visit, params["slug"] ?? "") : undefined;
  if (kind === "promo" && !promotion) throw notFound();
  const isOwnList = kind === "favorites" || kind === "viewed";
  const place = isOwnList
    ? { list: kind, ids: (await keptIds(visit, kind)).join(",") }
    : (promotion?.goods ?? placeOf(kind, params, search));
  const asked = { ...place, ...filtersOf(url.searchParams) };
  const parsed = listingQuery.safeParse(asked);
  if (!parsed.success) throw notFound();
  const [listing, banners] = await Promise.all([
    search.length < SHORTEST_SEARCH && kind === "search" ? undefined : listPage(visit, parsed.data, { isOwnList, url }),
    viewBanners(visit),
  ]);
  const isMissed = kind === "search" && listing?.total === 0;
  const tiles = isOwnList ? [] : banners.filter((banner) => banner.place === "tile");
  const promo = tiles.length > 0 ? tiles[((parsed.data.page ?? 1) - 1) % tiles.length] : undefined;
  return {
    kind,
    search,
    listing,
    nearest: isMissed ? await nearestCategories(visit, search) : [],
    popular: isMissed ? homeRails(visit).bestSellers : [],
    promo: promo ?? null,
    title: promotion?.title ?? "",
    text: promotion?.text ?? "",
    retailGender: kind === "retail" ? (params["gender"] ?? "") : "",
    forWhom: oneAudience(parsed.data),
  };
}

/** The list may have become shorter than the asked page. */
async function listPage(visit: Visit, query: ListingQuery, { isOwnList, url }: { isOwnList: boolean; url: URL }) {
  try {
    return await listProducts(visit, query);
  } catch (error) {
    if (!isOwnList || !isRefusal(error) || error.status !== 404 || (query.page ?? 1) === 1) throw error;
    throw redirect(without("page", url));
  }
}

function oneAudience({ list, audience = [] }: ListingQuery): Gender | null {
  const [only] = audience;
  return (list && audience.length === 1 && genders.find((known) => known === only)) || null;
}

/** The first page's address has no page, and none has an order nobody knows. */
function plainAddress(url: URL): string | undefined {
  const sort = url.searchParams.get("sort");
  if (sort && !isSort(sort)) return without("sort", url);
  return url.searchParams.get("page") === "1" ? without("page", url) : undefined;
}

function without(name: string, { pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function placeOf(kind: string, params: Record<string, string | undefined>, search: string): Partial<Record<keyof ListingQuery, string>> {
  if (kind === "category") return { category: params["id"] };
  if (kind === "search") return search.length >= SHORTEST_SEARCH ? { search } : {};
  if (kind === "retail") {
    if (!genders.some((known) => known === params["gender"])) throw notFound();
    return { gender: params["gender"], retail: "1" };
  }
  return { list: kind };
}

/** Without JavaScript the form's checkboxes repeat a name. */
function filtersOf(query: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of listingNames) {
    const value = query.getAll(name).filter(Boolean).join(",");
    if (value) found[name] = value;
  }
  return found;
}

export const meta = (args: MetaArgs<Awaited<ReturnType<typeof loader>>>) =>
  listingMeta(args, args.loaderData ? listingName(args.loaderData, localeOfPath(args.location.pathname)) : "");
