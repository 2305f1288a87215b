import { Link, useLocation } from "react-router";
import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useWords } from "../../locale/locale.ts";
import { choicesOf } from "./choose-variation.ts";
import { listingAddress } from "./listing-address.ts";

/** Colours and sizes as links, so that a choice has an address. A size of another colour takes that colour and says so. */
export function Choices({ product, chosen }: { product: ProductView; chosen: VariationView | undefined }) {
  const words = useWords(catalogueMessages);
  const { search } = useLocation();
  const { colours, sizes, colour } = choicesOf(product, chosen);
  const link = { replace: true, preventScrollReset: true } as const;
  return (
    <>
      {colours.length > 0 && colours[0]?.name && (
        <section className="mt-5">
          <h2 className="body-s mb-2 font-medium">
            {words["product.colour"]}: {chosen?.colourName}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {colours.map((one) => (
              <li key={one.key}>
                <Link
                  {...link}
                  to={listingAddress(search, { colour: one.key })}
                  aria-label={one.isOut ? `${one.name}, ${words["product.none"].toLowerCase()}` : one.name}
                  aria-current={one.key === colour ? "true" : undefined}
                  className={classNames(
                    "flex size-11 items-center justify-center rounded-full border-2",
                    one.key === colour ? "border-ink-900" : "border-transparent hover:border-line",
                  )}
                >
                  <i
                    aria-hidden="true"
                    className={classNames(
                      "swatch size-8 rounded-full border border-line-strong",
                      one.slug && `swatch-${one.slug}`,
                      one.isOut && "swatch-out",
                    )}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sizes.length > 0 && (
        <section className="mt-4">
          <h2 className="body-s mb-2 font-medium">
            {words["product.chooseSize"]}: {chosen?.size}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {sizes.map(({ size, here, elsewhere }) => {
              const isOut = here !== undefined && here.stock < here.quantity_in_variation;
              return (
                <li key={size}>
                  <Link
                    {...link}
                    to={listingAddress(search, { colour: elsewhere?.key ?? colour, size })}
                    onClick={() => elsewhere && toast(words["product.otherColour"](size, elsewhere.name))}
                    aria-current={size === chosen?.size ? "true" : undefined}
                    className={classNames(
                      "flex h-12 min-w-12 items-center justify-center rounded-control border px-3",
                      size === chosen?.size ? "border-ink-900 bg-ink-900 text-white" : "border-line-strong hover:bg-surface-1",
                      size !== chosen?.size && (elsewhere || isOut) && "text-ink-500",
                      elsewhere && "border-dashed",
                      isOut && "line-through",
                    )}
                  >
                    {size}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
