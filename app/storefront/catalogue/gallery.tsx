import { useRef, useState } from "react";
import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { ProductTags } from "../../../features/catalogue/ui/product-tags.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { galleryPlace } from "./gallery-places.ts";

/** Pictures of the chosen colourway first: a swipe on a phone, two columns at a desk, thumbs in between. */
export function Gallery({ product, colour }: { product: ProductView; colour: string }) {
  const words = useWords(catalogueMessages);
  const strip = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(1);
  const ofColour = product.images.filter((image) => image.colour === colour);
  const images = ofColour.length > 0 ? ofColour : product.images.slice(0, 8);
  const shown = images.length > 0 ? images : [{ src: null, tint: "1", alt: product.name, colour: "" }];
  const show = (at: number) => strip.current?.children[at]?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  return (
    <div className="-mx-3 md:mx-0">
      <div className="relative">
        <ul
          ref={strip}
          tabIndex={0}
          aria-label={product.name}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setSeen(Math.round(scrollLeft / clientWidth) + 1)}
          className="flex snap-x snap-mandatory overflow-x-auto xl:grid xl:grid-cols-6 xl:gap-3 xl:overflow-visible"
        >
          {shown.map((image, at) => (
            <li key={image.src ?? at} className={classNames("w-full flex-none snap-start xl:w-auto", galleryPlace(shown.length, at))}>
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
        <ProductTags product={product} />
        {shown.length > 1 && (
          <span aria-hidden="true" className="caption tnum absolute right-2 bottom-2 rounded-chip bg-paper/90 px-2.5 py-1 xl:hidden">
            {seen} / {shown.length}
          </span>
        )}
      </div>
      {shown.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-2 px-3 md:px-0 xl:hidden">
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
