import { useState, type ReactNode } from "react";
import { Form } from "../../../../client/router/form.tsx";
import { useLocation } from "../../../../client/router/page.ts";
import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { chosenPrice } from "./listing-filters.ts";
import { OtherFilters } from "./other-filters.tsx";

type Props = { listing: ListingView; id: string; children?: ReactNode };

/** Starts again at every address; `children` is its button. */
export function PriceForm(props: Props) {
  const { search } = useLocation();
  return <Fields key={search} {...props} search={search} />;
}

export function sendTypedPrice(id: string): void {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement && form.dataset["typed"] !== undefined) form.requestSubmit();
}

function Fields({ listing, id, children, search }: Props & { search: string }) {
  const words = useWords(listingMessages);
  const asked = chosenPrice(search);
  const [from, setFrom] = useState(asked?.from ?? "");
  const [to, setTo] = useState(asked?.to ?? "");
  const isTyped = from !== (asked?.from ?? "") || to !== (asked?.to ?? "");
  const [lowest, highest] = [Math.floor(listing.min_price), Math.ceil(listing.max_price)];
  const low = from === "" ? lowest : Number(from);
  const high = to === "" ? highest : Number(to);
  const slider = (label: string, value: number, write: (text: string) => void, keep: (wanted: number) => number) => (
    <input
      type="range"
      aria-label={label}
      min={lowest}
      max={highest}
      value={value}
      onChange={({ target }) => write(String(keep(Number(target.value))))}
    />
  );
  return (
    <Form id={id} data-typed={isTyped ? "" : undefined} preventScrollReset className="space-y-3">
      <OtherFilters except={["price_min", "price_max", "page"]} />
      <fieldset>
        <legend className="label pb-2">{words["list.price"]}</legend>
        <div className="flex gap-2">
          <TextField
            label={words["list.from"]}
            name="price_min"
            type="number"
            inputMode="numeric"
            min={0}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            placeholder={String(lowest)}
          />
          <TextField
            label={words["list.to"]}
            name="price_max"
            type="number"
            inputMode="numeric"
            min={0}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            placeholder={String(highest)}
          />
        </div>
        {lowest < highest && (
          <div className="range-pair mx-1 mt-3 noscript:hidden">
            {slider(words["list.from"], low, setFrom, (wanted) => Math.min(wanted, high))}
            {slider(words["list.to"], high, setTo, (wanted) => Math.max(wanted, low))}
          </div>
        )}
      </fieldset>
      {children}
    </Form>
  );
}
