import { useEffect, useRef, type FormEvent } from "react";
import type { addReview } from "../../../features/reviews/reviews.contract.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { LONGEST, MOST_PHOTOS } from "../../../features/reviews/reviews.rules.ts";
import { PhotoInput } from "../../../features/reviews/ui/photo-input.tsx";
import { StarInput } from "../../../features/reviews/ui/star-input.tsx";
import { useDraft } from "../../../features/reviews/ui/use-draft.ts";
import { usePhotos } from "../../../features/reviews/ui/use-photos.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { FieldError, TextField } from "../../../ui/text-field.tsx";
import { callApi } from "../../call-api.ts";
import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { TextArea } from "../requests/text-area.tsx";
import { Thanks } from "./thanks.tsx";
import { useSending } from "./use-sending.ts";

const empty = { rating: 0, title: "", comment: "" };

/** «review»: stars, a heading, words and photos about the shop, or about a product when it is named. */
export default function ReviewDialog({ productId }: { productId: number | undefined }) {
  const words = useWords(reviewsMessages);
  const layoutWords = useWords(layoutMessages);
  const formWords = useWords(accountsMessages);
  const { typed, change, forget } = useDraft(productId ? `product ${productId}` : "shop", empty);
  const { photos, add, remove, forget: forgetPhotos } = usePhotos({ most: MOST_PHOTOS });
  const { busy, done, errors, setErrors, asCustomer, send, again } = useSending("review");
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>("[aria-invalid=true] input, :is(input, textarea)[aria-invalid=true]")?.focus(),
    [errors],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(typed.rating === 0 ? { rating: words["reviews.ratingError"] } : {}),
      ...(typed.comment.trim() === "" ? { comment: layoutWords.required } : {}),
      ...(photos.some(({ state }) => state === "sending") ? { form: words["review.photosWait"] } : {}),
    };
    if (Object.keys(missing).length > 0) return setErrors(missing);
    const ids = photos.flatMap(({ id }) => (id ? [id] : []));
    send(async () => {
      await callApi<typeof addReview>("POST", "/api/add-review", { ...(productId ? { productId } : {}), ...typed, photos: ids });
      forget();
      forgetPhotos();
    });
  };
  return (
    <Dialog
      name="review"
      title={productId ? words["review.ofProduct"] : words["review.title"]}
      closeLabel={layoutWords.close}
      shape="modal"
      onClose={again}
    >
      {done ? (
        <Thanks />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <StarInput
            label={words["review.rating"]}
            name="rating"
            value={typed.rating}
            error={errors["rating"]}
            onChange={(rating) => change({ rating })}
          />
          <TextField
            label={words["review.heading"]}
            optional={formWords["form.optional"]}
            value={typed.title}
            maxLength={LONGEST.title}
            error={errors["title"]}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={words["review.comment"]}
            hint={words["review.commentHint"]}
            value={typed.comment}
            maxLength={LONGEST.comment}
            rows={5}
            error={errors["comment"]}
            onChange={({ target }) => change({ comment: target.value })}
          />
          <PhotoInput photos={photos} onAdd={(files) => asCustomer(() => void add(files))} onRemove={remove} />
          {(errors["form"] ?? errors["photos"]) && <FieldError>{errors["form"] ?? errors["photos"]}</FieldError>}
          <Button type="submit" busy={busy}>
            {words["review.send"]}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
