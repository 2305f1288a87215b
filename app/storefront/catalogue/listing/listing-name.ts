import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import type { Gender } from "../../../../features/catalogue/words/genders.ts";
import { wordsFor, type Locale } from "../../../../platform/i18n.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { shortened } from "../../search/shortened.ts";
import { forWhomMessages } from "./for-whom.messages.ts";

/** `forWhom`: the one audience to which a list of all goods is narrowed. */
export type NamedListing = {
  kind: string;
  title: string;
  search: string;
  retailGender: string;
  forWhom: Gender | null;
  listing?: Pick<ListingView, "category"> | undefined;
};

export function listingName({ kind, title, search, retailGender, forWhom, listing }: NamedListing, locale: Locale): string {
  const words = wordsFor(listingMessages, locale);
  const layout = wordsFor(layoutMessages, locale);
  const named = (name: string): string => (forWhom ? `${name} ${wordsFor(forWhomMessages, locale)[forWhom]}` : name);
  switch (kind) {
    case "category":
      return listing?.category?.name ?? "";
    case "promo":
      return title;
    case "search":
      return words["list.searchTitle"](shortened(search));
    case "retail":
      return words["list.retailTitle"](layout[`gender.${retailGender as Gender}`]);
    case "favorites":
      return layout.favourites;
    case "viewed":
      return layout["nav.viewed"];
    case "new-items":
      return named(layout["nav.newItems"]);
    case "best-sellers":
      return named(layout["nav.bestSellers"]);
    default:
      return named(layout["nav.sale"]);
  }
}
