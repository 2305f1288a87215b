import { useRef, useState } from "react";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { galleryMessages } from "./gallery.messages.ts";
import { ProductTags } from "../../../../features/catalogue/ui/product-tags.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { overlay } from "../../../part.ts";
import { galleryPlace, gallerySizes } from "./gallery-places.ts";
import { GalleryFilm } from "./gallery-film.tsx";
import { GalleryThumbs } from "./gallery-thumbs.tsx";

const Lightbox = overlay(["lightbox"], () => import("./gallery-lightbox.tsx"));
const MOST_OF_ALL_COLOURS = 8;
/** At most half of a phone's screen, so that name and price are visible. */
const VIEW = "w-full flex-none snap-start max-md:w-[max(14rem,min(100%,34svh))] max-md:only:mx-auto xl:w-auto";

export function Gallery({ product, colour }: { product: ProductView; colour: string }) {
  const words = useWords(productMessages);
  const galleryWords = useWords(galleryMessages);
  const strip = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  const [large, setLarge] = useState(0);
  const ofColour = product.images.filter((image) => image.colour === colour);
  const images = ofColour.length > 0 ? ofColour : product.images.slice(0, MOST_OF_ALL_COLOURS);
  const { video } = product;
  const count = images.length + (video ? 1 : 0);
  const show = (at: number) => {
    setSeen(at);
    strip.current?.children[at]?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  };
  const enlarge = (at: number) => {
    setLarge(at);
    openOverlay("lightbox");
  };
  return (
    <div className="-mx-3 md:mx-0 xl:flex xl:gap-4">
      {count > 1 && <GalleryThumbs images={images} hasFilm={video !== null} seen={seen} onShow={show} className="hidden xl:flex" />}
      <div className="relative min-w-0 grow">
        <ul
          ref={strip}
          aria-label={galleryWords.title}
          onScroll={({ currentTarget }) => setSeen(viewInSight(currentTarget))}
          className="flex snap-x snap-mandatory overflow-x-auto max-md:gap-2 xl:grid xl:grid-cols-6 xl:gap-3 xl:overflow-visible"
        >
          {images.map((image, at) => (
            <li key={image.src} className={classNames(VIEW, galleryPlace(count, at))}>
              <button
                type="button"
                aria-label={`${image.alt}. ${galleryWords.open(at + 1, images.length)}`}
                className="block w-full cursor-zoom-in"
                onClick={() => enlarge(at)}
              >
                <Picture
                  src={image.src}
                  tint={image.tint}
                  alt={`${image.alt}. ${words["product.view"](at + 1, images.length)}`}
                  sizes={gallerySizes(count, at)}
                  eager={at === 0}
                />
              </button>
            </li>
          ))}
          {video && (
            <li className={classNames(VIEW, galleryPlace(count, images.length))}>
              <GalleryFilm video={video} poster={images[0]} name={product.name} />
            </li>
          )}
          {count === 0 && (
            <li className={classNames(VIEW, galleryPlace(1, 0))}>
              <Picture src={null} tint="1" alt={product.name} sizes="100vw" />
            </li>
          )}
        </ul>
        <ProductTags product={product} />
        {count > 1 && seen < images.length && (
          <span aria-hidden="true" className="caption tnum absolute right-2 bottom-2 rounded-chip bg-paper/90 px-2.5 py-1 xl:hidden">
            {seen + 1} / {count}
          </span>
        )}
      </div>
      {count > 1 && (
        <GalleryThumbs images={images} hasFilm={video !== null} seen={seen} onShow={show} className="mt-2 flex px-3 md:px-0 xl:hidden" />
      )}
      <Lightbox images={images} shown={Math.min(large, images.length - 1)} onShow={setLarge} />
    </div>
  );
}

function viewInSight({ scrollLeft, scrollWidth, clientWidth, children }: HTMLElement): number {
  const [first, second] = [...children] as HTMLElement[];
  if (scrollWidth <= clientWidth || !first || !second) return 0;
  return Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft));
}
