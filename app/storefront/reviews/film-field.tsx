import Video from "lucide-react/icons/video";
import { reviewFormMessages } from "../../../features/reviews/review-form.messages.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import { uploadRules } from "../../../features/uploads/uploads.rules.ts";
import { FileInput } from "../../../ui/files/file-input.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { uploadState } from "../../../features/uploads/ui/upload-state.ts";
import type { useReviewFilm } from "./use-review-film.ts";

const ACCEPT = uploadRules.review_film.endings.map((ending) => `.${ending}`).join(",");
type Film = Pick<ReturnType<typeof useReviewFilm>, "film" | "preview" | "again" | "forget">;

export function FilmField({ film, preview, again, forget, onAdd }: Film & { onAdd: (file: File) => void }) {
  const words = useWords(reviewFormMessages);
  const ofFiles = useWords(uploadsMessages);
  return (
    <FileInput
      words={{
        title: words["review.film"],
        hint: words["review.filmHint"],
        add: words["review.addFilm"],
        remove: ofFiles["uploads.remove"],
        again: ofFiles["uploads.again"],
        state: film?.state === "making" ? words["review.filmReady"] : uploadState(film, ofFiles),
      }}
      icon={<Video aria-hidden="true" />}
      accept={`video/*,${ACCEPT}`}
      file={film && { ...film, detail: uploadState(film, ofFiles) }}
      preview={preview}
      onAdd={onAdd}
      onAgain={again}
      onRemove={forget}
    />
  );
}
