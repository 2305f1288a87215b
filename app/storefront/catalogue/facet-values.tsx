import { Link, useLocation } from "react-router";
import type { FacetView } from "../../../features/catalogue/catalogue.contract.ts";
import { formatWhole } from "../../../platform/money.ts";
import { classNames } from "../../../ui/class-names.ts";
import { toggled } from "./listing-address.ts";

/** The values of one filter as links with counts, so that they work without JavaScript too. */
export function FacetValues({ facet }: { facet: FacetView }) {
  const { search } = useLocation();
  return (
    <ul className={facet.name === "size" ? "flex flex-wrap gap-2" : ""}>
      {facet.values.map(({ value, label, count, selected }) => (
        <li key={value}>
          <Link
            to={toggled(search, facet.name, value)}
            preventScrollReset
            rel="nofollow"
            aria-current={selected ? "true" : undefined}
            className={classNames(
              "body-s flex min-h-11 items-center gap-2 rounded-control px-2",
              facet.name === "size" && "min-w-11 justify-center border border-line-strong",
              selected ? "bg-ink-900 text-white" : "hover:bg-surface-2",
            )}
          >
            {facet.name === "colour" && <i aria-hidden="true" className={classNames("swatch size-5", `swatch-${value}`)} />}
            <span className="grow">{label}</span>
            <span className={classNames("caption", selected ? "text-white" : "text-ink-500")}>{formatWhole(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
