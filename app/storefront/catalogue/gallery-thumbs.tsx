import type { PictureView } from "../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../../../features/catalogue/product-page.messages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";

type Props = { images: readonly PictureView[]; seen: number; onShow: (at: number) => void; className: string };

/** Small pictures that bring theirs into view: a row under the picture, a column beside it at a desk. */
export function GalleryThumbs({ images, seen, onShow, className }: Props) {
  const words = useWords(productPageMessages);
  return (
    <ul className={classNames("gap-2 max-xl:overflow-x-auto max-xl:p-1 xl:sticky xl:top-24 xl:w-18 xl:flex-col xl:self-start", className)}>
      {images.map((image, at) => (
        <li key={image.src} className="w-14 flex-none xl:w-18">
          <button
            type="button"
            aria-label={words["gallery.show"](at + 1, images.length)}
            aria-current={at === seen ? "true" : undefined}
            className={classNames(
              "block w-full rounded-picture border-2 p-px",
              at === seen ? "border-ink-900" : "border-transparent hover:border-line",
            )}
            onClick={() => onShow(at)}
          >
            <Picture src={image.src} tint={image.tint} alt="" sizes="(min-width:1200px) 72px, 56px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
