import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useLocation } from "../../../../client/router/page.ts";
import type { FacetView, ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { Popover } from "../../../../ui/popover.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { formatWhole } from "../../../../platform/money/money.ts";
import { plural } from "../../../../platform/i18n.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { FacetValues } from "./facet-values.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { PriceForm, sendTypedPrice } from "./price-form.tsx";
import { chosenPrice, chosenValues } from "./listing-filters.ts";
import { SortSelect } from "./sort-select.tsx";

/** Filters made by staff have their own names. */
const nameOf = ({ name, label }: FacetView, words: Record<string, unknown>): string => label ?? String(words[`facet.${name}`] ?? "");

const BEFORE_PRICE: readonly string[] = ["audience", "size", "colour"];
const SHEET_PRICE = "price-sheet";

/** Popovers from 768 px, a sheet on a phone. */
export function FilterBar({ listing }: { listing: ListingView }) {
  const words = useWords(listingMessages);
  const layoutWords = useWords(layoutMessages);
  const locale = useLocale();
  const { search } = useLocation();
  const isPriced = chosenPrice(search) !== undefined;
  const applied = chosenValues(search, listing).length + (isPriced ? 1 : 0);
  const show = () => {
    sendTypedPrice(SHEET_PRICE);
    closeOverlay();
  };
  const inOrder = [
    ...listing.facets.filter(({ name }) => BEFORE_PRICE.includes(name)),
    undefined,
    ...listing.facets.filter(({ name }) => !BEFORE_PRICE.includes(name)),
  ];
  return (
    <div className="my-5">
      <div className="flex items-start gap-2 max-xs:flex-wrap noscript:max-md:flex-wrap">
        <button
          type="button"
          className="body-s flex min-h-11 shrink-0 items-center gap-2 rounded-chip border border-line-strong px-4 md:hidden noscript:hidden"
          onClick={() => openOverlay("filters")}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
          {words["list.filters"]}
          {applied > 0 && ` · ${applied}`}
        </button>
        <div className="hidden flex-wrap gap-2 md:flex noscript:flex">
          {inOrder.map((facet) => (
            <Popover
              key={facet?.name ?? "price"}
              group="facet"
              panelClass={facet ? "mt-1 max-h-96 w-72 overflow-y-auto p-3" : "mt-1 w-72 p-3"}
              summaryClass={classNames(
                "body-s min-h-11 gap-1.5 rounded-chip border border-line-strong pr-3 pl-4",
                (facet ? facet.values.some((value) => value.selected) : isPriced) && "bg-ink-900 text-white",
              )}
              summary={
                <>
                  {facet ? nameOf(facet, words) : words["list.price"]}
                  <RepeatedIcon name="chevron-down" size={16} className="group-open:rotate-180" />
                </>
              }
            >
              {facet ? (
                <FacetValues facet={facet} />
              ) : (
                <PriceForm listing={listing} id="price-bar">
                  <Button type="submit" kind="secondary" size="dense" className="w-full">
                    {words["list.apply"]}
                  </Button>
                </PriceForm>
              )}
            </Popover>
          ))}
        </div>
        <SortSelect listing={listing} />
      </div>
      <AppliedFilters listing={listing} />
      <Dialog
        name="filters"
        title={words["list.filters"]}
        closeLabel={layoutWords.close}
        shape="full"
        footer={
          <Button className="w-full" onClick={show}>
            {words["list.apply"]} {formatWhole(listing.total)} {plural(locale, listing.total, words["list.goods"])}
          </Button>
        }
      >
        {inOrder.map((facet) =>
          facet ? (
            <details
              key={facet.name}
              open={facet.name === "size" || facet.values.some((value) => value.selected)}
              className="group border-b border-line"
            >
              <summary className="label flex min-h-12 cursor-pointer list-none items-center justify-between">
                {nameOf(facet, words)}
                <RepeatedIcon name="chevron-down" className="group-open:rotate-180" />
              </summary>
              <div className="pb-4">
                <FacetValues facet={facet} />
              </div>
            </details>
          ) : (
            <div key="price" className="border-b border-line py-4">
              <PriceForm listing={listing} id={SHEET_PRICE} />
            </div>
          ),
        )}
      </Dialog>
    </div>
  );
}
