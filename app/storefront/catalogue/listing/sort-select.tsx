import { useLocation } from "../../../../client/router/page.ts";
import { useNavigate } from "../../../../client/router/router.tsx";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { listingAddress } from "./listing-address.ts";
import { OtherFilters } from "./other-filters.tsx";

/** Without JavaScript a form with a button. */
export function SortSelect({ listing }: { listing: ListingView }) {
  const words = useWords(listingMessages);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <form className="ml-auto flex min-w-0 gap-2 max-xs:ml-0 noscript:max-md:w-full noscript:max-md:flex-wrap md:shrink-0">
      <OtherFilters except={["sort", "page"]} />
      <span className="relative min-w-0">
        <select
          key={listing.sort}
          name="sort"
          aria-label={words["list.sort"]}
          defaultValue={listing.sort}
          className="body-s h-11 w-full appearance-none rounded-chip border border-line-strong bg-paper pr-9 pl-4"
          onChange={(event) => void navigate(listingAddress(search, { sort: event.target.value }), { preventScrollReset: true })}
        >
          {listing.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words[`sort.${sort}`]}
            </option>
          ))}
        </select>
        <RepeatedIcon name="chevron-down" size={16} className="pointer-events-none absolute top-3.5 right-3.5" />
      </span>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClass("secondary", "dense")}>
          {words["list.apply"]}
        </button>
      </span>
    </form>
  );
}
