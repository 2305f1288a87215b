import { Link } from "../../../../client/router/link.tsx";
import { useLocation } from "../../../../client/router/page.ts";
import type { FacetView } from "../../../../features/catalogue/catalogue.contract.ts";
import { formatWhole } from "../../../../platform/money/money.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { toggled } from "./listing-address.ts";

/** Links, so that they work without JavaScript; a value that would give nothing has no link. */
export function FacetValues({ facet }: { facet: FacetView }) {
  const { search } = useLocation();
  return (
    <ul className={facet.name === "size" ? "flex flex-wrap gap-2" : ""}>
      {facet.values.map((one) => (
        <li key={one.value}>
          {one.count === 0 && !one.selected ? (
            <span role="link" aria-disabled="true" className={`${look(facet)} cursor-not-allowed bg-surface-1 text-ink-300`}>
              <Value facet={facet.name} value={one} />
            </span>
          ) : (
            <Link
              to={toggled(search, facet.name, one.value)}
              preventScrollReset
              rel="nofollow"
              aria-current={one.selected ? "true" : undefined}
              className={`${look(facet)} ${one.selected ? "bg-ink-900 text-white" : "hover:bg-surface-2"}`}
            >
              <Value facet={facet.name} value={one} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const look = ({ name }: FacetView): string =>
  classNames(
    "body-s flex min-h-11 items-center gap-2 rounded-control px-2",
    name === "size" && "min-w-11 justify-center border border-line-strong",
  );

function Value({ facet, value: { value, label, count, selected } }: { facet: FacetView["name"]; value: FacetView["values"][number] }) {
  const isEmpty = count === 0 && !selected;
  return (
    <>
      {facet === "colour" && <i aria-hidden="true" className={classNames("swatch size-5", `swatch-${value}`, isEmpty && "opacity-40")} />}
      <span className="grow">{label}</span>
      <span className={classNames("caption", selected ? "text-white" : !isEmpty && "text-ink-500")}>{formatWhole(count)}</span>
    </>
  );
}
