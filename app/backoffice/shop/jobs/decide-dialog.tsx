import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import type { DeadJobView, dropJob, runJobAgain } from "../../../../features/jobs/jobs.contract.ts";
import { ApiRefusal } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { useJobName } from "./use-job-name.ts";

export type Decision = "again" | "drop";

const titles = { again: "job.askAgain", drop: "job.askDrop" } as const;
const done = { again: "job.doneAgain", drop: "job.doneDrop" } as const;

/** The audit log keeps the reason. */
export function DecideDialog({ job, decision, onClose }: { job: DeadJobView; decision: Decision; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const nameOf = useJobName();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const what = [nameOf(job.queue), job.key].filter(Boolean).join(", ");

  const decide = async () => {
    const input = { id: job.id, reason };
    try {
      const { result } =
        decision === "again"
          ? await callStaffApi<typeof runJobAgain>("POST", "/api/admin/jobs/{id}/again", input)
          : await callStaffApi<typeof dropJob>("POST", "/api/admin/jobs/{id}/drop", input);
      notify(result ? done[decision] : "job.over", { type: result ? "success" : "info" });
      onClose();
      refresh();
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      setFault(refusal.errors["reason"]?.join(" ") || refusal.message);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="job-decision">
      <DialogTitle id="job-decision">{translate(titles[decision], { what })}</DialogTitle>
      <DialogContent>
        {decision === "drop" ? <DialogContentText sx={{ mb: 2 }}>{translate("job.helpDrop")}</DialogContentText> : null}
        <TextField
          fullWidth
          margin="dense"
          label={translate("job.reason")}
          value={reason}
          error={fault !== ""}
          helperText={fault}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.back")}</Button>
        <Button variant="contained" color={decision === "drop" ? "error" : "primary"} onClick={() => void decide()}>
          {translate(`job.${decision}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
