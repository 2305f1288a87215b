import { Play } from "lucide-react";
import { useRef, useState } from "react";
import type { PictureView, ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../../../features/catalogue/product-page.messages.ts";
import { useWords } from "../../locale/locale.ts";

type Props = { video: NonNullable<ProductView["video"]>; poster: PictureView | undefined; name: string };

/** The film among the pictures: nothing of it is fetched before somebody wants to see it, and it begins without sound. */
export function GalleryFilm({ video, poster, name }: Props) {
  const words = useWords(productPageMessages);
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"waiting" | "begun" | "failed">("waiting");
  return (
    <div className={`cloth-${poster?.tint ?? "1"} relative aspect-4/5 overflow-hidden xl:rounded-picture`}>
      <video
        ref={player}
        controls
        muted
        playsInline
        preload="none"
        poster={poster && `${poster.src}/720.webp`}
        aria-label={words["gallery.film"](name)}
        className="absolute inset-0 size-full object-cover"
        onPlay={() => setState("begun")}
      >
        <source src={video.src} type={video.type} onError={() => setState("failed")} />
      </video>
      {state === "waiting" && (
        // The player's own button is for the keyboard and for screen readers; this one is large enough for a thumb.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 flex size-18 -translate-1/2 items-center justify-center rounded-full bg-ink-900/80 text-white hover:bg-ink-900"
          onClick={() => void player.current?.play()}
        >
          <Play size={32} className="ml-1 fill-current" />
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
