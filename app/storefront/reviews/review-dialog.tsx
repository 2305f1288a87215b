import type { FormEvent } from "react";
import type { addReview, addReviewPhoto } from "../../../features/reviews/reviews.contract.ts";
import { reviewFormMessages } from "../../../features/reviews/review-form.messages.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { fits, LONGEST, MOST_PHOTOS, type Fit } from "../../../features/reviews/reviews.rules.ts";
import { StarInput } from "../../../features/reviews/ui/star-input.tsx";
import { hasFailed } from "../../../features/uploads/ui/has-failed.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { RadioList } from "../../../ui/fields/radio-list.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import { PhotoInput } from "../../../ui/photos/photo-input.tsx";
import { usePhotos } from "../../../ui/photos/use-photos.ts";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { FilmField } from "./film-field.tsx";
import type { ReviewedProduct } from "./reviewed-product.ts";
import { Thanks } from "./thanks.tsx";
import { useReviewFilm } from "./use-review-film.ts";
import { useSending } from "./use-sending.ts";

const empty = { rating: 0, title: "", comment: "", fit: "" as Fit | "" };

/** Reviews the shop, or the product when named. */
export default function ReviewDialog({ product }: { product: ReviewedProduct | undefined }) {
  const productId = product?.id;
  const words = useWords(reviewFormMessages);
  const reviewsWords = useWords(reviewsMessages);
  const layoutWords = useWords(layoutMessages);
  const formWords = useWords(accountsMessages);
  const ofFiles = useWords(uploadsMessages);
  const { typed, change, clear: clearDraft } = useKeptDraft("draft ", { part: productId ? `product ${productId}` : "shop", first: empty });
  const {
    photos,
    add,
    remove,
    forget: forgetPhotos,
  } = usePhotos({
    most: MOST_PHOTOS,
    upload: (photo) => callApi<typeof addReviewPhoto>("POST", "/api/add-review-photo", { photo }),
  });
  const { add: addFilm, named, ...film } = useReviewFilm();
  const photoWords = {
    title: words["review.photos"],
    hint: words["review.photosHint"],
    add: words["review.addPhoto"],
    remove: words["review.removePhoto"],
    sending: words["review.photoSending"],
    failed: words["review.photoFailed"],
  };
  const waitingFor = (sent: typeof photos, { state }: { state?: string } = {}) => {
    if (sent.some((photo) => photo.state === "sending")) return words["review.photosWait"];
    if (state === "sending" || state === "making") return words["review.filmWait"];
    return hasFailed(...sent, film.film) ? ofFiles["uploads.leftOut"] : undefined;
  };
  const check = () => ({
    rating: typed.rating === 0 ? words["reviews.ratingError"] : undefined,
    comment: typed.comment.trim() === "" ? layoutWords.required : undefined,
    form: waitingFor(photos, film.film),
  });
  const { form, field, problems, formError, clear, refuse } = useFormErrors<"rating" | "fit" | "title" | "comment">({
    labels: {
      rating: words["review.rating"],
      fit: words["review.fit"],
      title: words["review.heading"],
      comment: words["review.comment"],
    },
    check,
  });
  const { busy, done, asCustomer, send, again } = useSending("review", { refuse, failed: words["review.failed"] });
  const type = (part: Partial<typeof empty>) => {
    change(part);
    clear(Object.keys(part));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(check())) return;
    const { fit, ...said } = typed;
    const about = productId ? { productId, ...(fit ? { fit } : {}) } : {};
    const ids = photos.flatMap(({ id }) => (id ? [id] : []));
    send(async () => {
      const own = await named();
      await callApi<typeof addReview>("POST", "/api/add-review", { ...about, ...said, photos: ids, ...(own ? { film: own } : {}) });
      clearDraft();
      forgetPhotos();
      film.forget();
    });
  };
  return (
    <Dialog
      name="review"
      title={productId ? words["review.ofProduct"] : reviewsWords["review.title"]}
      closeLabel={layoutWords.close}
      shape="modal"
      onClose={again}
    >
      {done ? (
        <Thanks text={words["review.thanks"]} />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <ErrorSummary title={formWords["form.summary"]} problems={problems} />
          <StarInput {...field("rating")} value={typed.rating} onChange={(rating) => type({ rating })} />
          {product?.hasFit && (
            <RadioList
              {...field("fit")}
              optional={formWords["form.optional"]}
              options={fits.map((fit) => ({ value: fit, text: reviewsWords["reviews.fit"][fit] }))}
              chosen={typed.fit}
              onChoose={(fit) => type({ fit })}
            />
          )}
          <TextField
            {...field("title")}
            optional={formWords["form.optional"]}
            value={typed.title}
            maxLength={LONGEST.title}
            onChange={({ target }) => type({ title: target.value })}
          />
          <TextArea
            {...field("comment")}
            hint={words["review.commentHint"]}
            value={typed.comment}
            maxLength={LONGEST.comment}
            rows={5}
            onChange={({ target }) => type({ comment: target.value })}
          />
          <PhotoInput
            photos={photos}
            most={MOST_PHOTOS}
            words={photoWords}
            onAdd={(files) => asCustomer(() => void add(files))}
            onRemove={remove}
          />
          <FilmField {...film} onAdd={(file) => asCustomer(() => addFilm(file))} />
          {formError && <FieldError>{formError}</FieldError>}
          <Button type="submit" busy={busy}>
            {words["review.send"]}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
