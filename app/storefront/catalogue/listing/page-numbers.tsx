import { Link } from "../../../../client/router/link.tsx";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";

const AROUND = 2;

export function PageNumbers({ page, last, to }: { page: number; last: number; to: (number: number) => string }) {
  const words = useWords(listingMessages);
  const numbers = Array.from({ length: last }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= AROUND,
  );
  return (
    <ol className="flex flex-wrap justify-center gap-1">
      {numbers.map((number, at) => (
        <li key={number} className="flex items-center gap-1">
          {at > 0 && number - (numbers[at - 1] ?? 0) > 1 && (
            <span aria-hidden="true" className="px-1 text-ink-500">
              …
            </span>
          )}
          <Link
            to={to(number)}
            aria-label={words["list.page"](number)}
            aria-current={number === page ? "page" : undefined}
            className={
              number === page
                ? "tnum inline-flex size-11 items-center justify-center rounded-control bg-ink-900 text-white"
                : "tnum inline-flex size-11 items-center justify-center rounded-control hover:bg-surface-2"
            }
          >
            {number}
          </Link>
        </li>
      ))}
    </ol>
  );
}
