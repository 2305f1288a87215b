import { Box, Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { refusalByField } from "../../../../client/call-api.ts";
import { eventTypes, type EventType } from "../../../../features/webhooks/event-types.rules.ts";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";

export type Terms = { name: string; url: string; events: EventType[] };
type Parts = {
  before: Terms;
  title: string;
  askText: (terms: Terms) => string;
  /** `began`: what the form showed before anything was typed. Throws the call's refusal. */
  onSend: (terms: Terms & { code?: string }, began: Terms) => Promise<void>;
};

/** Name, address and events, sent with a fresh code; after sending the form is `before` again. */
export function EndpointForm({ before, title, askText, onSend }: Parts) {
  const translate = useTranslate();
  const [began] = useState<Terms>(before);
  const [draft, setDraft] = useState<Terms>(began);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (code: string) => {
    try {
      await onSend({ ...draft, ...withCode(code) }, began);
      setErrors({});
    } catch (refusal) {
      const told = refusalByField(refusal, translate("ra.notification.http_error"));
      // Errors of fields above the dialog are shown there.
      if (!told["name"] && !told["url"] && !told["events"]) throw refusal;
      setErrors(told);
    }
  };
  const turn = (type: EventType, isWanted: boolean) =>
    setDraft({ ...draft, events: eventTypes.filter((one) => (one === type ? isWanted : draft.events.includes(one))) });
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      {(["name", "url"] as const).map((field) => (
        <TextField
          key={field}
          label={translate(`webhooks.${field}`)}
          value={draft[field]}
          error={Boolean(errors[field])}
          helperText={errors[field] ?? translate(`webhooks.${field}Hint`)}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: field === "name" ? 40 : 500, spellCheck: false } }}
        />
      ))}
      <FormControl component="fieldset" error={Boolean(errors["events"])}>
        <FormLabel component="legend">{translate("webhooks.events")}</FormLabel>
        <FormGroup>
          {eventTypes.map((type) => (
            <FormControlLabel
              key={type}
              control={<Checkbox checked={draft.events.includes(type)} onChange={(event) => turn(type, event.target.checked)} />}
              label={`${translate(`webhooks.types.${type}`)} (${type})`}
            />
          ))}
        </FormGroup>
        {errors["events"] ? <FormHelperText>{errors["events"]}</FormHelperText> : null}
      </FormControl>
      <Box>
        <AskForCode title={title} text={askText(draft)} tint="contained" onSend={send} />
      </Box>
    </Stack>
  );
}

export const withCode = (code: string): { code?: string } => (code === "" ? {} : { code });
