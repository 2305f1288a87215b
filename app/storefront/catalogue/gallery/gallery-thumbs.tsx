import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import type { PictureView } from "../../../../features/catalogue/catalogue.contract.ts";
import { galleryMessages } from "./gallery.messages.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useWords } from "../../../../client/locale/locale.ts";

type Props = { images: readonly PictureView[]; hasFilm: boolean; seen: number; onShow: (at: number) => void; className: string };

export function GalleryThumbs({ images, hasFilm, seen, onShow, className }: Props) {
  const words = useWords(galleryMessages);
  return (
    <ul
      className={classNames(
        "gap-2 max-xl:overflow-x-auto max-xl:p-1 max-md:px-3 xl:sticky xl:top-[calc(6rem+var(--warning-bar))] xl:w-18 xl:flex-col xl:self-start",
        className,
      )}
    >
      {images.map((image, at) => (
        <Thumb key={image.src} image={image} label={words.show(at + 1, images.length)} isSeen={at === seen} onShow={() => onShow(at)} />
      ))}
      {hasFilm && (
        <Thumb
          image={images[0]}
          label={words.showFilm}
          isSeen={seen === images.length}
          onShow={() => onShow(images.length)}
          mark={<Play size={20} aria-hidden="true" className="fill-current" />}
        />
      )}
    </ul>
  );
}

type ThumbProps = { image: PictureView | undefined; label: string; isSeen: boolean; onShow: () => void; mark?: ReactNode };

function Thumb({ image, label, isSeen, onShow, mark }: ThumbProps) {
  return (
    <li className="w-14 flex-none xl:w-18">
      <button
        type="button"
        aria-label={label}
        aria-current={isSeen ? "true" : undefined}
        className={classNames(
          "relative block w-full rounded-picture border-2 p-px",
          isSeen ? "border-ink-900" : "border-transparent hover:border-line",
        )}
        onClick={onShow}
      >
        <Picture src={image?.src ?? null} tint={image?.tint ?? "1"} alt="" sizes="(min-width:1200px) 72px, 56px" />
        {mark && <span className="absolute inset-0 flex items-center justify-center bg-ink-900/40 text-white">{mark}</span>}
      </button>
    </li>
  );
}
