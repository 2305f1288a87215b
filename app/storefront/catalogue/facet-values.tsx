import { Form, Link, useLocation } from "react-router";
import type { FacetView, ListingView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useWords } from "../../locale/locale.ts";
import { OtherFilters } from "./other-filters.tsx";
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
            {facet.name === "colour" && (
              <i aria-hidden="true" className={classNames("swatch size-5 rounded-full border border-line-strong", `swatch-${value}`)} />
            )}
            <span className="grow">{label}</span>
            {facet.name !== "size" && <span className={classNames("caption tnum", selected ? "text-white" : "text-ink-500")}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Cheapest and dearest; the other filters travel along. */
export function PriceForm({ listing }: { listing: ListingView }) {
  const words = useWords(catalogueMessages);
  const { search } = useLocation();
  const present = new URLSearchParams(search);
  return (
    <Form key={search} preventScrollReset className="space-y-3">
      <OtherFilters except={["price_min", "price_max", "page"]} />
      <fieldset>
        <legend className="label mb-2">{words["list.price"]}</legend>
        <div className="flex gap-2">
          <TextField
            label={words["list.from"]}
            name="price_min"
            type="number"
            inputMode="numeric"
            min={0}
            defaultValue={present.get("price_min") ?? ""}
            placeholder={String(Math.floor(listing.min_price))}
          />
          <TextField
            label={words["list.to"]}
            name="price_max"
            type="number"
            inputMode="numeric"
            min={0}
            defaultValue={present.get("price_max") ?? ""}
            placeholder={String(Math.ceil(listing.max_price))}
          />
        </div>
      </fieldset>
      <Button type="submit" kind="secondary" size="dense" className="w-full">
        {words["list.apply"]}
      </Button>
    </Form>
  );
}
