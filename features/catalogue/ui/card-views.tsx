import { useState, type PointerEvent } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { ProductCard } from "../catalogue.contract.ts";

/** The part under the mouse chooses the view; the others load on the first visit. */
export function CardViews({ product, sizes, eager }: { product: ProductCard; sizes: string; eager: boolean }) {
  const [shown, setShown] = useState<number | undefined>();
  const [first, ...others] = product.images;
  const look = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== "mouse" || others.length === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * product.images.length);
    setShown(Math.min(others.length, Math.max(0, place)));
  };
  return (
    <span
      className={classNames("relative block", !product.available && "opacity-60")}
      onPointerMove={look}
      onPointerLeave={() => setShown((place) => place && 0)}
    >
      <Picture src={first?.src ?? null} tint={first?.tint ?? "1"} alt={first?.alt ?? product.name} sizes={sizes} eager={eager} />
      {shown !== undefined &&
        others.map(({ src, tint }, at) => (
          <span
            key={src}
            aria-hidden="true"
            className={classNames("absolute inset-0 overflow-hidden rounded-picture", at + 1 !== shown && "invisible")}
          >
            <Picture src={src} tint={tint} alt="" sizes={sizes} fill />
          </span>
        ))}
    </span>
  );
}
