import { Box, Typography } from "@mui/material";
import { SelectInput, TextInput, useRecordContext, useTranslate } from "react-admin";
import type { LeadView } from "../../../../features/leads/leads.contract.ts";
import { megabytesText } from "../../../../platform/text/decimal-comma.ts";
import { Moment } from "../../fields/moment.tsx";
import { PhoneLink } from "../../fields/phone.tsx";
import { SavedForm } from "../../fields/saved-form.tsx";

export const LeadEdit = () => (
  <SavedForm>
    <Wanted />
    <SelectInput
      source="status"
      isRequired
      choices={["new", "in_work", "done", "refused"].map((status) => ({ id: status, name: `lead.status.${status}` }))}
    />
    <TextInput source="note" multiline minRows={3} fullWidth />
  </SavedForm>
);

function Wanted() {
  const translate = useTranslate();
  const lead = useRecordContext<LeadView>();
  if (!lead) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {translate(`lead.kind.${lead.kind}`)}
      </Typography>
      <Typography>
        {[lead.company, lead.name].filter(Boolean).join(", ")} · <PhoneLink phone={lead.phone} /> · <Moment at={lead.createdAt} />
      </Typography>
      <Typography sx={{ my: 2, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{lead.wanted}</Typography>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", mb: 2 }}>
        {lead.photos.map((photo, at) => (
          <a key={photo} href={`${photo}/large.jpg`} target="_blank" rel="noopener">
            <img src={`${photo}/small.jpg`} alt={translate("review.photo", { at: at + 1 })} width={120} height={120} />
          </a>
        ))}
        {lead.file ? (
          <a href={lead.file.address} download={lead.file.name}>
            {lead.file.name} ({translate("lead.megabytes", { size: megabytesText(lead.file.size) })})
          </a>
        ) : null}
      </Box>
    </>
  );
}
