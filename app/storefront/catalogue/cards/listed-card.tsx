import { useRef, useState, type PointerEvent } from "react";
import type { ProductCard as Card } from "../../../../features/catalogue/catalogue.contract.ts";
import { ProductCard } from "../../../../features/catalogue/ui/product-card.tsx";
import { Heart } from "../../../../features/favourites/ui/heart.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { listedCardMessages } from "./listed-card.messages.ts";
import { ProductAddButton } from "./product-add-button.tsx";

/** A shorter move is a shaky tap. */
const SWIPE_PX = 24;

/** A finger swipes sideways through the views; `CardViews` serves the mouse. */
export function ListedCard({ product, eager }: { product: Card; eager: boolean }) {
  const words = useWords(listedCardMessages);
  const [place, setPlace] = useState(0);
  const begun = useRef<number | undefined>(undefined);
  const { images } = product;
  const tools = { heart: <Heart productId={product.id} />, action: <ProductAddButton product={product} /> };
  if (images.length < 2) return <ProductCard product={product} eager={eager} {...tools} />;
  const leaf = (step: number) => setPlace((place + step + images.length) % images.length);
  const begin = ({ pointerType, isPrimary, clientX }: PointerEvent) => {
    begun.current = pointerType === "touch" && isPrimary ? clientX : undefined;
  };
  const end = ({ clientX }: PointerEvent) => {
    const moved = begun.current === undefined ? 0 : clientX - begun.current;
    begun.current = undefined;
    if (Math.abs(moved) >= SWIPE_PX) leaf(moved < 0 ? 1 : -1);
  };
  return (
    <div className="relative h-full touch-pan-y touch-pinch-zoom" onPointerDown={begin} onPointerUp={end}>
      <ProductCard product={{ ...product, images: [...images.slice(place), ...images.slice(0, place)] }} eager={eager} {...tools} />
      <span className="pointer-events-none absolute inset-x-0 top-0 hidden aspect-4/5 pointer-coarse:block">
        <button
          type="button"
          aria-label={words.nextView(place + 1, images.length)}
          className="caption pointer-events-auto absolute right-0 bottom-0 flex size-11 items-center justify-center"
          onClick={() => leaf(1)}
        >
          <span className="rounded-chip bg-paper/90 px-2 py-0.5">{words.place(place + 1, images.length)}</span>
        </button>
      </span>
    </div>
  );
}
