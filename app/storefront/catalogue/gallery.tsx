import { useRef } from "react";
import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";

/** Pictures of the chosen colourway first: a swipe on a phone, two columns at a desk, thumbs in between. */
export function Gallery({ product, colour }: { product: ProductView; colour: string }) {
  const words = useWords(catalogueMessages);
  const strip = useRef<HTMLUListElement>(null);
  const ofColour = product.images.filter((image) => image.colour === colour);
  const images = ofColour.length > 0 ? ofColour : product.images.slice(0, 8);
  const shown = images.length > 0 ? images : [{ src: null, tint: "1", alt: product.name, colour: "" }];
  const show = (at: number) => strip.current?.children[at]?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  return (
    <div className="-mx-3 md:mx-0">
      <ul
        ref={strip}
        tabIndex={0}
        aria-label={product.name}
        className="flex snap-x snap-mandatory overflow-x-auto xl:grid xl:grid-cols-2 xl:gap-3 xl:overflow-visible"
      >
        {shown.map((image, at) => (
          <li key={image.src ?? at} className="w-full flex-none snap-start xl:w-auto">
            <Picture
              src={image.src}
              tint={image.tint}
              alt={`${image.alt}. ${words["product.view"](at + 1, shown.length)}`}
              sizes="(min-width:1200px) 36vw, (min-width:768px) 52vw, 100vw"
              eager={at === 0}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="mt-2 flex gap-2 px-3 md:px-0 xl:hidden">
          {shown.map((image, at) => (
            <li key={image.src ?? at} className="w-14">
              <button
                type="button"
                aria-label={words["product.view"](at + 1, shown.length)}
                className="block w-full rounded-picture"
                onClick={() => show(at)}
              >
                <Picture src={image.src} tint={image.tint} alt="" sizes="56px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
