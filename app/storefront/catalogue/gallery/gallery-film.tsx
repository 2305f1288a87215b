import type { PictureView, ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { galleryMessages } from "./gallery.messages.ts";
import { FilmPlayer } from "../../../../ui/film-player.tsx";
import { useWords } from "../../../../client/locale/locale.ts";

type Props = { video: NonNullable<ProductView["video"]>; poster: PictureView | undefined; name: string };

export function GalleryFilm({ video, poster, name }: Props) {
  const words = useWords(galleryMessages);
  return (
    <FilmPlayer
      {...video}
      poster={poster && `${poster.src}/720.webp`}
      words={{ title: words.film(name), play: words.playFilm, failed: words.noFilm }}
      className={`cloth-${poster?.tint ?? "1"} aspect-4/5 xl:rounded-picture`}
      fit="filled"
    />
  );
}
