import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { KeyboardEvent } from "react";
import type { PictureView } from "../../../../features/catalogue/catalogue.contract.ts";
import { galleryMessages } from "./gallery.messages.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { closeOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useModal } from "../../../../ui/overlays/use-modal.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { useZoom } from "./use-zoom.ts";
import { CLOSE_UP } from "./zoom.ts";

type Props = { images: readonly PictureView[]; shown: number; onShow: (at: number) => void };
const WIDTHS = [480, 720, 1080, 1440];

/** Arrows and swipes turn; a press, two fingers, + and − zoom; Esc closes. */
export default function GalleryLightbox({ images, shown, onShow }: Props) {
  const words = useWords(galleryMessages);
  const layoutWords = useWords(layoutMessages);
  const { ref, isOpen } = useModal("lightbox");
  const turn = (by: number) => onShow((shown + by + images.length) % images.length);
  const { frame, picture, zoom, scaleTo, handlers } = useZoom({ onSwipe: turn, shown });
  const image = images[shown] ?? images[0];
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
    if (event.key === "+" || event.key === "=") scaleTo(zoom.scale + 0.75);
    if (event.key === "-") scaleTo(zoom.scale - 0.75);
  };
  return (
    <dialog
      ref={ref}
      aria-label={words.title}
      className="sheet-full bg-paper"
      onKeyDown={byKey}
      onCancel={(event) => {
        event.preventDefault();
        closeOverlay();
      }}
    >
      {isOpen && image && (
        <div className="flex h-dvh flex-col">
          <div className="flex items-center gap-1 py-1 pr-1 pl-4">
            <p className="body-s tnum grow" role="status">
              {shown + 1} / {images.length}
            </p>
            <IconButton
              label={words.zoomOut}
              icon={<ZoomOut aria-hidden="true" />}
              disabled={zoom.scale === 1}
              onClick={() => scaleTo(1)}
            />
            <IconButton label={words.zoomIn} icon={<ZoomIn aria-hidden="true" />} onClick={() => scaleTo(zoom.scale * 1.5)} />
            <IconButton label={layoutWords.close} icon={<X aria-hidden="true" />} onClick={closeOverlay} />
          </div>
          <div className="relative min-h-0 grow">
            <div
              ref={frame}
              className={`absolute inset-0 touch-none overflow-hidden ${zoom.scale > 1 ? "cursor-grab" : "cursor-zoom-in"}`}
              {...handlers}
            >
              <img
                ref={picture}
                key={image.src}
                src={`${image.src}/1080.webp`}
                srcSet={WIDTHS.map((width) => `${image.src}/${width}.webp ${width}w`).join(", ")}
                sizes={zoom.scale > 1 ? `${Math.round(CLOSE_UP * 80)}vh` : "80vh"}
                alt={image.alt}
                draggable={false}
                className="size-full object-contain select-none"
              />
            </div>
            {images.length > 1 && (
              <>
                <span className="absolute top-1/2 left-2 -translate-y-1/2">
                  <IconButton
                    label={words.previous}
                    icon={<ChevronLeft aria-hidden="true" />}
                    className="rounded-full bg-paper/90 shadow-1"
                    onClick={() => turn(-1)}
                  />
                </span>
                <span className="absolute top-1/2 right-2 -translate-y-1/2">
                  <IconButton
                    label={words.next}
                    icon={<ChevronRight aria-hidden="true" />}
                    className="rounded-full bg-paper/90 shadow-1"
                    onClick={() => turn(1)}
                  />
                </span>
              </>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}
