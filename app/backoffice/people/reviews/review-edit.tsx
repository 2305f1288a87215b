import { Box, Typography } from "@mui/material";
import { useRecordContext, useTranslate } from "react-admin";
import { markNames } from "../../../../features/reviews/review-card.messages.ts";
import { reviewStatuses } from "../../../../features/reviews/reviews.rules.ts";
import type { StaffReviewView } from "../../../../features/reviews/staff-reviews.contract.ts";
import { Chip } from "../../fields/chip.tsx";
import { DecisionInputs } from "../../fields/decision-inputs.tsx";
import { Moment } from "../../fields/moment.tsx";
import { PhoneLink } from "../../fields/phone.tsx";
import { SavedForm } from "../../fields/saved-form.tsx";

/** Staff publish and answer; the customer's words stay. */
export const ReviewEdit = () => (
  <SavedForm>
    <Written />
    <DecisionInputs of="review" statuses={reviewStatuses} answer="reply" />
  </SavedForm>
);

function Written() {
  const translate = useTranslate();
  const review = useRecordContext<StaffReviewView>();
  if (!review) return null;
  const { about, subject, rating, marks, author, town, phone } = review;
  return (
    <Box component="article" sx={{ mb: 2, maxWidth: 720 }}>
      <Typography component="h2" variant="h6">
        {[translate(`review.about.${about}`), subject].filter(Boolean).join(": ")} · {rating} ★
      </Typography>
      <Typography color="text.secondary">
        {[author, town].filter(Boolean).join(", ")}
        {phone ? (
          <>
            {" · "}
            <PhoneLink phone={phone} />
          </>
        ) : null}
        {" · "}
        <Moment at={review.createdAt} />
        {review.bought ? ` · ${translate("review.bought")}` : ""}
      </Typography>
      {review.hasContacts ? <Chip tint="marigold">{translate("review.hasContacts")}</Chip> : null}
      {marks ? (
        <Typography sx={{ mt: 1 }}>{markNames.map((name) => `${translate(`review.${name}`)}: ${marks[name]}`).join(" · ")}</Typography>
      ) : null}
      {review.title ? <Typography sx={{ mt: 2, fontWeight: 600 }}>{review.title}</Typography> : null}
      <Typography lang={review.language} sx={{ my: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {review.comment}
      </Typography>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        {review.photos.map((photo, at) => (
          <a key={photo} href={`${ofStaff(photo)}/large.jpg`} target="_blank" rel="noopener">
            <img src={`${ofStaff(photo)}/small.jpg`} alt={translate("review.photo", { at: at + 1 })} width={120} height={120} />
          </a>
        ))}
      </Box>
      {review.film ? (
        <Box sx={{ mt: 1 }}>
          <video controls muted preload="metadata" height={320} aria-label={translate("review.film")}>
            <source src={review.film.src.replace("/videos/reviews/", "/api/admin/review-films/")} type={review.film.type} />
          </video>
        </Box>
      ) : null}
    </Box>
  );
}

/** The staff-only address of an unpublished photo. */
const ofStaff = (photo: string): string => photo.replace("/pictures/reviews/", "/api/admin/review-photos/");
