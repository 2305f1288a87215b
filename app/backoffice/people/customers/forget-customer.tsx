import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import { refusalByField } from "../../../../client/call-api.ts";
import type { CustomerView } from "../../../../features/accounts/staff-customers.contract.ts";
import type { forgetCustomer } from "../../../../features/personal-data/staff-personal-data.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";

/** Deletes the personal data of a customer who asked for it; asks first, and for a fresh code. */
export function ForgetCustomer() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const customer = useRecordContext<CustomerView>();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  if (!customer) return null;
  const close = () => {
    setOpen(false);
    setErrors({});
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await callStaffApi<typeof forgetCustomer>("POST", "/api/admin/customers/{id}/forget", {
        id: customer.id,
        ...(code === "" ? {} : { code }),
      });
      setCode("");
      close();
      notify("forget.done", { type: "success" });
      refresh();
    } catch (refusal) {
      setErrors(refusalByField(refusal, translate("ra.notification.http_error")));
    } finally {
      setSending(false);
    }
  };
  return (
    <Panel title={translate("forget.title")}>
      <Typography color="text.secondary">{translate("forget.why")}</Typography>
      <Button variant="outlined" color="error" size="small" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {translate("forget.action")}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs">
        <form onSubmit={(event) => void submit(event)}>
          <DialogTitle>{translate("forget.title")}</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>{translate("forget.ask", { customer: customer.name || `+${customer.phone}` })}</Typography>
            <TextField
              fullWidth
              label={translate("staff.code")}
              value={code}
              error={Boolean(errors["code"])}
              helperText={errors["code"] ?? translate("staff.codeHint")}
              onChange={(event) => setCode(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 6, inputMode: "numeric", autoComplete: "one-time-code" } }}
            />
            {errors["form"] ? (
              <Typography role="alert" color="error" sx={{ mt: 1 }}>
                {errors["form"]}
              </Typography>
            ) : null}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate("ra.action.back")}</Button>
            <Button type="submit" variant="contained" color="error" disabled={isSending}>
              {translate("forget.action")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Panel>
  );
}
