import type { MetaDescriptor } from "../answering/head-tags.server.tsx";
import type { ListingView } from "../../features/catalogue/catalogue.contract.ts";
import type { Gender } from "../../features/catalogue/words/genders.ts";
import { wordsFor } from "../../platform/i18n.ts";
import { formatHryvnias } from "../../platform/money/money.ts";
import { localeOfPath, withoutLocale } from "../../client/locale/locale.ts";
import { pageMeta, type MetaArgs, type PageWords } from "../page-meta.server.ts";
import { forWhomMessages } from "../storefront/catalogue/listing/for-whom.messages.ts";
import { layoutMessages } from "../storefront/layout/layout.messages.ts";
import { findabilityMessages } from "./findability.messages.ts";

type Loaded = {
  kind: string;
  search: string;
  text: string;
  retailGender: string;
  forWhom: Gender | null;
  listing?: ListingView | undefined;
};
type Told = Loaded & {
  name: string;
  path: string;
  words: (typeof findabilityMessages)["uk"];
  /** About delivery. */
  everywhere: string;
  /** `для жінок`, or nothing. */
  whom: string;
  audience: (gender: string | null | undefined) => string;
};

export function listingMeta(args: MetaArgs<Loaded>, name: string): MetaDescriptor[] {
  if (!args.loaderData) return pageMeta(args, {});
  const { pathname } = args.location;
  const words = wordsFor(findabilityMessages, localeOfPath(pathname));
  const layout = wordsFor(layoutMessages, localeOfPath(pathname));
  const { forWhom } = args.loaderData;
  const whom = forWhom ? wordsFor(forWhomMessages, localeOfPath(pathname))[forWhom] : "";
  const audience: Told["audience"] = (gender) => (gender ? layout[`gender.${gender as Gender}`] : "");
  return pageMeta(
    args,
    tell({
      ...args.loaderData,
      name,
      path: withoutLocale(pathname),
      words,
      everywhere: args.root?.said.everywhere ?? "",
      whom,
      audience,
    }),
  );
}

function tell(told: Told): PageWords {
  const { listing, words } = told;
  const pages = { current: listing?.pagination.current_page ?? 1, last: listing?.pagination.last_page ?? 1 };
  const onPage = pages.current > 1 ? words.page(pages.current) : "";
  return {
    title: [titleOf(told), onPage].filter(Boolean).join(", "),
    description: [capital(onPage), textOf(told)].filter(Boolean).join(". "),
    image: listing?.products[0]?.images[0]?.src ?? null,
    isEmpty: listing?.total === 0,
    crumbs: crumbsOf(told),
    pages,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Distinguishes categories of the same name. */
function titleOf({ kind, name, listing, retailGender, words, whom, audience }: Told): string {
  if (kind === "category")
    return words["title.category"](name, [listing?.parent_category?.name, audience(listing?.gender)].filter(Boolean).join(", "));
  if (kind === "retail") return words["title.retail"](audience(retailGender));
  return kind === "new-items" || kind === "best-sellers" || kind === "sale" ? words[`title.${kind}`](whom) : name;
}

function textOf(told: Told): string {
  const { kind, search, text, listing, words } = told;
  if (kind === "favorites" || kind === "viewed") return words[`text.${kind}`];
  if (kind === "search") return search ? words["text.search"](search) : words["text.searchNothing"];
  const price = listing && listing.total > 0 ? formatHryvnias(listing.min_price) : "";
  const counted = words["text.listing"](kind === "category" ? placed(told) : told.name, listing?.total ?? 0, price);
  return [text && `${text}.`, counted, told.everywhere].filter(Boolean).join(" ");
}

const placed = ({ name, listing, audience }: Told): string =>
  [name, [listing?.parent_category?.name, audience(listing?.gender)].filter(Boolean).join(", ")].filter(Boolean).join(" — ");

function crumbsOf({ kind, name, path, listing, audience }: Told): { name: string; path: string }[] {
  const gender = listing?.gender;
  const above = gender ? [{ name: audience(gender), path: `/${gender}` }] : [];
  const down = (listing?.breadcrumbs ?? []).map((crumb) => ({ name: crumb.name, path: `/category/${encodeURIComponent(crumb.id_1c)}` }));
  return [...above, ...down, ...(kind === "category" ? [] : [{ name, path }])];
}
