import { FormDataConsumer, SelectInput, TextInput } from "react-admin";

type Props = { of: "review" | "question"; statuses: readonly string[]; answer: string };

/** Status of a customer's words, the reason of a refusal, and the shop's answer in the field `answer`. */
export const DecisionInputs = ({ of, statuses, answer }: Props) => (
  <>
    <SelectInput source="status" isRequired choices={statuses.map((status) => ({ id: status, name: `${of}.status.${status}` }))} />
    <FormDataConsumer<{ status: string }>>
      {({ formData }) => (formData.status === "refused" ? <TextInput source="reason" isRequired fullWidth /> : null)}
    </FormDataConsumer>
    <TextInput source={answer} multiline minRows={3} fullWidth />
  </>
);
