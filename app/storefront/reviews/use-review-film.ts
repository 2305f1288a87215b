import { useState } from "react";
import type { addReviewFilm, addReviewPhoto } from "../../../features/reviews/reviews.contract.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import { base64Of, shrinkPhoto } from "../../../ui/photos/shrink-photo.ts";
import { posterOfFilm } from "../../../ui/photos/poster-of-film.ts";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useUpload } from "../../../features/uploads/ui/use-upload.ts";

type Poster = { preview: string; id: Promise<string | undefined> };

/** A film and its poster, which this device makes if it can play the film. */
export function useReviewFilm() {
  const words = useWords(uploadsMessages);
  const [poster, setPoster] = useState<Poster>();
  const { upload, add, again, forget } = useUpload({
    purpose: "review_film",
    words: { large: words["uploads.large"], failed: words["uploads.failed"] },
    finish: (id) => callApi<typeof addReviewFilm>("POST", "/api/add-review-film", { id }),
  });
  const makePoster = async (file: File) => {
    const picture = await posterOfFilm(file);
    if (!picture) return;
    const preview = await shrinkPhoto(picture);
    const id = callApi<typeof addReviewPhoto>("POST", "/api/add-review-photo", { photo: base64Of(preview) }).then(
      (photo) => photo.id,
      () => undefined,
    );
    setPoster({ preview, id });
  };
  return {
    film: upload,
    preview: poster?.preview,
    add: (file: File) => {
      setPoster(undefined);
      add(file);
      void makePoster(file);
    },
    again: upload?.canGoOn ? again : undefined,
    forget: () => {
      setPoster(undefined);
      forget();
    },
    /** The uploaded film's name for the review; undefined without a ready film. */
    named: async () => {
      if (upload?.state !== "here") return undefined;
      const posterId = await poster?.id;
      return { id: upload.id, ...(posterId ? { poster: posterId } : {}) };
    },
  };
}
