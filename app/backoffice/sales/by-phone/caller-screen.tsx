import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { Title, useTranslate } from "react-admin";
import { useNavigate } from "react-router-7";
import { refusalByField } from "../../../../client/call-api.ts";
import type { addCustomer } from "../../../../features/accounts/staff-customers.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";

const fields = ["phone", "surname", "name"] as const;

/** Finds the caller by phone, or adds them. */
export function CallerScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ phone: "", surname: "", name: "" });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const go = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      const { id } = await callStaffApi<typeof addCustomer>("POST", "/api/admin/customers", typed);
      await navigate(`/by-phone/${id}`);
    } catch (refusal) {
      setErrors(refusalByField(refusal, translate("ra.notification.http_error")));
      setSending(false);
    }
  };
  return (
    <>
      <Title title={translate("byPhone.title")} />
      <Panel title={translate("byPhone.who")}>
        <Stack component="form" noValidate spacing={2} sx={{ maxWidth: 420 }} onSubmit={(event) => void go(event)}>
          <Typography color="text.secondary">{translate("byPhone.whoHint")}</Typography>
          {fields.map((field) => (
            <TextField
              key={field}
              label={translate(`delivery.${field}`)}
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              error={field in errors}
              helperText={errors[field]}
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: field === "phone" ? 40 : 36, ...(field === "phone" ? { inputMode: "tel" } : {}) } }}
            />
          ))}
          {errors["form"] ? <Alert severity="error">{errors["form"]}</Alert> : null}
          <Button type="submit" variant="contained" disabled={isSending} sx={{ alignSelf: "start" }}>
            {translate("byPhone.go")}
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
