import { Box, Typography } from "@mui/material";
import {
  Edit,
  FormDataConsumer,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
  useTranslate,
} from "react-admin";
import { markNames } from "../../../features/reviews/reviews.messages.ts";
import { reviewStatuses, type StaffReviewView } from "../../../features/reviews/staff-reviews.contract.ts";
import { Chip } from "../fields/chip.tsx";
import { Moment } from "../fields/moment.tsx";

/** Staff publish and answer; the customer's words stay. */
export const ReviewEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <ReviewForm />
  </Edit>
);

function ReviewForm() {
  const review = useRecordContext<StaffReviewView>();
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      {review ? <Written review={review} /> : null}
      <SelectInput source="status" isRequired choices={reviewStatuses.map((status) => ({ id: status, name: `review.status.${status}` }))} />
      <FormDataConsumer<StaffReviewView>>
        {({ formData }) => (formData.status === "refused" ? <TextInput source="reason" isRequired fullWidth /> : null)}
      </FormDataConsumer>
      <TextInput source="reply" multiline minRows={3} fullWidth />
    </SimpleForm>
  );
}

function Written({ review }: { review: StaffReviewView }) {
  const translate = useTranslate();
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
            <a href={`tel:+${phone}`}>+{phone}</a>
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
    </Box>
  );
}

/** The staff-only address of an unpublished photo. */
const ofStaff = (photo: string): string => photo.replace("/pictures/reviews/", "/api/admin/review-photos/");
