import { Typography } from "@mui/material";
import { Edit, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar, useRecordContext, useTranslate } from "react-admin";
import type { LeadView } from "../../../features/leads/leads.contract.ts";
import { Moment } from "../fields/moment.tsx";

export const LeadEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <LeadForm />
  </Edit>
);

function LeadForm() {
  const translate = useTranslate();
  const lead = useRecordContext<LeadView>();
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      {lead ? (
        <>
          <Typography component="h2" variant="h6">
            {translate(`lead.kind.${lead.kind}`)}
          </Typography>
          <Typography>
            {[lead.company, lead.name].filter(Boolean).join(", ")} · <a href={`tel:+${lead.phone}`}>+{lead.phone}</a> ·{" "}
            <Moment at={lead.createdAt} />
          </Typography>
          <Typography sx={{ my: 2, whiteSpace: "pre-line" }}>{lead.wanted}</Typography>
        </>
      ) : null}
      <SelectInput
        source="status"
        isRequired
        choices={["new", "in_work", "done", "refused"].map((status) => ({ id: status, name: `lead.status.${status}` }))}
      />
      <TextInput source="note" multiline minRows={3} fullWidth />
    </SimpleForm>
  );
}
