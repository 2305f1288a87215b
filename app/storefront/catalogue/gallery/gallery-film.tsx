import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PictureView, ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../../../../features/catalogue/product-page.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";

type Props = { video: NonNullable<ProductView["video"]>; poster: PictureView | undefined; name: string };

/** Nothing is fetched before somebody wants to see it; begins without sound. */
export function GalleryFilm({ video, poster, name }: Props) {
  const words = useWords(productPageMessages);
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"still" | "waiting" | "begun" | "failed">("still");
  // Until then the player's own buttons are the only ones.
  useEffect(() => setState("waiting"), []);
  const play = async () => {
    setState("begun");
    player.current?.focus();
    try {
      await player.current?.play();
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={`cloth-${poster?.tint ?? "1"} relative aspect-4/5 overflow-hidden xl:rounded-picture`}>
      <video
        ref={player}
        controls={state !== "waiting"}
        muted
        playsInline
        preload="none"
        poster={poster && `${poster.src}/720.webp`}
        aria-label={words["gallery.film"](name)}
        className="absolute inset-0 size-full object-cover"
      >
        <source src={video.src} type={video.type} onError={() => setState("failed")} />
      </video>
      {state === "waiting" && (
        <button
          type="button"
          aria-label={words["gallery.playFilm"]}
          className="group absolute inset-0 flex items-center justify-center -outline-offset-4"
          onClick={() => void play()}
        >
          <span className="flex size-18 items-center justify-center rounded-full bg-paper/90 shadow-2 transition-transform duration-120 group-hover:scale-105">
            <Play size={32} aria-hidden="true" className="ml-1 fill-current" />
          </span>
        </button>
      )}
      {state === "failed" && (
        <p role="alert" className="body-s absolute inset-x-4 bottom-16 rounded-control bg-paper p-3">
          {words["gallery.noFilm"]}
        </p>
      )}
    </div>
  );
}
