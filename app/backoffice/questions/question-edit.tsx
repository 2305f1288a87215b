import { Box, Typography } from "@mui/material";
import {
  Edit,
  FormDataConsumer,
  Link,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
  useTranslate,
} from "react-admin";
import { questionStatuses, type StaffQuestionView } from "../../../features/questions/staff-questions.contract.ts";
import { Chip } from "../fields/chip.tsx";
import { Moment } from "../fields/moment.tsx";

/** Staff answer; the customer's words stay. */
export const QuestionEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <QuestionForm />
  </Edit>
);

function QuestionForm() {
  const question = useRecordContext<StaffQuestionView>();
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      {question ? <Asked question={question} /> : null}
      <SelectInput
        source="status"
        isRequired
        choices={questionStatuses.map((status) => ({ id: status, name: `question.status.${status}` }))}
      />
      <FormDataConsumer<StaffQuestionView>>
        {({ formData }) => (formData.status === "refused" ? <TextInput source="reason" isRequired fullWidth /> : null)}
      </FormDataConsumer>
      <TextInput source="answer" multiline minRows={3} fullWidth />
    </SimpleForm>
  );
}

function Asked({
  question: { product, productId, author, phone, askedAt, language, question, hasContacts },
}: {
  question: StaffQuestionView;
}) {
  const translate = useTranslate();
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
            <a href={`tel:+${phone}`}>+{phone}</a>
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
