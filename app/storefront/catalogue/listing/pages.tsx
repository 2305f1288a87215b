import { Link } from "../../../../client/router/link.tsx";
import { useLocation } from "../../../../client/router/page.ts";
import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { listingAddress } from "./listing-address.ts";
import { PageNumbers } from "./page-numbers.tsx";

export function Pages({
  pagination,
  isLoading,
  onMore,
}: {
  pagination: ListingView["pagination"];
  isLoading: boolean;
  onMore: (to: string) => void;
}) {
  const words = useWords(listingMessages);
  const { search } = useLocation();
  const { current_page: page, last_page: last, per_page: size, total } = pagination;
  if (last <= 1) return null;
  const shown = Math.min(total, page * size);
  const to = (number: number) => listingAddress(search, { page: number > 1 ? String(number) : undefined });
  return (
    <nav aria-label={words["list.pages"]} className="mt-10 flex flex-col items-center gap-4">
      {page < last && (
        <Link
          to={to(page + 1)}
          className={buttonClass("secondary")}
          aria-busy={isLoading}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!isLoading) onMore(to(page + 1));
          }}
        >
          {words["list.more"](Math.min(size, total - shown))}
        </Link>
      )}
      <div className="w-56 max-w-full text-center">
        <progress className="bar bar-beet" max={total} value={shown} aria-hidden="true" />
        <p role="status" className="caption mt-2 text-ink-500">
          {words["list.progress"](shown, total)}
        </p>
      </div>
      <PageNumbers page={page} last={last} to={to} />
    </nav>
  );
}
