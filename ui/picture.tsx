import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

const AGAIN_MS = 6_000;
const MOST_TRIES = 3;
const widths = [240, 360, 480, 720, 1080, 1440];

type Props = {
  src: string | null;
  tint: string;
  alt: string;
  sizes: string;
  /** Fetched first; `isSecond` yields to those. */
  eager?: boolean;
  isSecond?: boolean;
  fill?: boolean;
  className?: string;
};

/** A 4:5 product picture, a hanger mark when broken; `src` is a base path, `fill` covers its box. */
export function Picture({ src, tint, alt, sizes, eager = false, isSecond = false, fill = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const [tries, setTries] = useState(1);
  // An error before hydration fired unheard.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  useEffect(() => {
    if (!broken || tries === MOST_TRIES) return;
    const again = setTimeout(() => {
      setTries(tries + 1);
      setBroken(false);
    }, AGAIN_MS * tries);
    return () => clearTimeout(again);
  }, [broken, tries]);
  return (
    <span
      className={classNames(
        `cloth-${tint}`,
        "block overflow-hidden",
        broken && "picture-broken",
        fill ? "absolute inset-0" : "relative aspect-4/5 rounded-picture",
        className,
      )}
    >
      {src && !broken ? (
        <img
          ref={image}
          src={`${src}/480.webp`}
          srcSet={widths.map((width) => `${src}/${width}.webp ${width}w`).join(", ")}
          sizes={sizes}
          alt={alt}
          width={480}
          height={600}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager && !isSecond ? "high" : "auto"}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <svg
          viewBox="0 0 100 125"
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
          className="hanger absolute inset-0 size-full text-ink-500"
        >
          <path
            d="M47 50c0-3.4 6-3.4 6 .8 0 3-3 3.4-3 6.6l23 14.2c2.2 1.4 1.4 4.4-1.4 4.4H28.4c-2.8 0-3.6-3-1.4-4.4L50 57.4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}
