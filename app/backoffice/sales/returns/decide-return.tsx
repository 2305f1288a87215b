import { Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { decideReturn, StaffReturnView } from "../../../../features/returns/staff-returns.contract.ts";
import { refusalByField } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";

/** The customer gets the words. */
export function DecideReturn({ record }: { record: StaffReturnView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [answer, setAnswer] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const decide = async (isApproved: boolean) => {
    setErrors({});
    setSending(true);
    try {
      const input = { id: record.id, isApproved, answer, version: record.version };
      await callStaffApi<typeof decideReturn>("POST", "/api/admin/returns/{id}/decide", input);
      notify(isApproved ? "return.approved" : "return.refused", { type: "success" });
      refresh();
    } catch (error) {
      setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
    setSending(false);
  };
  if (!permissions.includes("orders.change")) return null;
  return (
    <Panel title={translate("return.decide")}>
      <Stack spacing={1}>
        <TextField
          label={translate("return.answer")}
          multiline
          minRows={3}
          value={answer}
          error={Boolean(errors["answer"])}
          helperText={errors["answer"] ?? translate("return.answerHint")}
          onChange={(event) => setAnswer(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        {errors["form"] ? <Typography color="error">{errors["form"]}</Typography> : null}
        <Button variant="contained" disabled={isSending} onClick={() => void decide(true)}>
          {translate("return.approve")}
        </Button>
        <Button variant="outlined" color="error" disabled={isSending} onClick={() => void decide(false)}>
          {translate("return.refuse")}
        </Button>
      </Stack>
    </Panel>
  );
}
