import X from "lucide-react/icons/x";
import { Link } from "../../../../client/router/link.tsx";
import { useLocation } from "../../../../client/router/page.ts";
import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { Rail } from "../../../../ui/rail.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { listingAddress, toggled } from "./listing-address.ts";
import { chosenPrice, chosenValues, noFilters } from "./listing-filters.ts";

export function AppliedFilters({ listing }: { listing: ListingView }) {
  const words = useWords(listingMessages);
  const { search } = useLocation();
  const price = chosenPrice(search);
  const values = chosenValues(search, listing).map(({ facet, value, label }) => ({ label, to: toggled(search, facet, value) }));
  const chips = price
    ? [...values, { label: words["list.priceChip"](price), to: listingAddress(search, { price_min: undefined, price_max: undefined }) }]
    : values;
  if (chips.length === 0) return null;
  return (
    <div className="mt-3 flex items-start gap-2">
      <Rail label={words["list.applied"]} className="min-w-0 gap-2 md:flex-wrap">
        {chips.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-label={words["list.removeFilter"](label)}
              className="body-s inline-flex min-h-11 items-center gap-1.5 rounded-chip bg-surface-2 px-4"
            >
              {label}
              <X size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Rail>
      <Link
        to={listingAddress(search, noFilters)}
        preventScrollReset
        className="body-s inline-flex min-h-11 shrink-0 items-center px-2 underline"
      >
        {words["list.reset"]}
      </Link>
    </div>
  );
}
