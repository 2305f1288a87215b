import { Box, Typography } from "@mui/material";
import { Link, useRecordContext, useTranslate } from "react-admin";
import { questionStatuses } from "../../../../features/questions/questions.rules.ts";
import type { StaffQuestionView } from "../../../../features/questions/staff-questions.contract.ts";
import { Chip } from "../../fields/chip.tsx";
import { DecisionInputs } from "../../fields/decision-inputs.tsx";
import { Moment } from "../../fields/moment.tsx";
import { PhoneLink } from "../../fields/phone.tsx";
import { SavedForm } from "../../fields/saved-form.tsx";

/** Staff answer; the customer's words stay. */
export const QuestionEdit = () => (
  <SavedForm>
    <Asked />
    <DecisionInputs of="question" statuses={questionStatuses} answer="answer" />
  </SavedForm>
);

function Asked() {
  const translate = useTranslate();
  const asked = useRecordContext<StaffQuestionView>();
  if (!asked) return null;
  const { product, productId, author, phone, askedAt, language, question, hasContacts } = asked;
  return (
    <Box component="article" sx={{ mb: 2, maxWidth: 720 }}>
      <Typography component="h2" variant="h6">
        <Link to={`/products/${productId}`}>{product}</Link>
      </Typography>
      <Typography color="text.secondary">
        {author}
        {phone ? (
          <>
            {" · "}
            <PhoneLink phone={phone} />
          </>
        ) : null}
        {" · "}
        <Moment at={askedAt} />
      </Typography>
      {hasContacts ? <Chip tint="marigold">{translate("review.hasContacts")}</Chip> : null}
      <Typography lang={language} sx={{ my: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {question}
      </Typography>
    </Box>
  );
}
