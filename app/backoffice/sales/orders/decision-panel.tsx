import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Confirm, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { decideWaitingOrder, StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";

type Props = { order: StaffOrderView; waitsUntil: string; tellRefusal: (refusal: unknown) => Promise<void> };

/** A newcomer's large order: its deadline and the two answers. */
export function DecisionPanel({ order, waitsUntil, tellRefusal }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [isAsked, setAsked] = useState(false);
  /** The version an answer was sent from; no other is sent until the order is read again. */
  const [sentFrom, setSentFrom] = useState<number>();
  const isSending = sentFrom === order.version;
  const [note, setNote] = useState("");

  const answer = async (isAccepted: boolean) => {
    setAsked(false);
    setSentFrom(order.version);
    try {
      const input = { id: order.id, isAccepted, version: order.version, note };
      await callStaffApi<typeof decideWaitingOrder>("POST", "/api/admin/orders/{id}/word", input);
      notify(isAccepted ? "waiting.accepted" : "waiting.refused", { type: "success", messageArgs: { id: order.id } });
      refresh();
    } catch (refusal) {
      setSentFrom(undefined);
      await tellRefusal(refusal);
    }
  };
  return (
    <Panel title={translate("waiting.title")} isForScreen>
      <Alert severity="warning" sx={{ mb: 1 }}>
        {translate("waiting.until")} <Moment at={waitsUntil} />
      </Alert>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate("waiting.help")} {order.companionNumber === null ? "" : translate("waiting.both")}
      </Typography>
      {permissions.includes("orders.change") ? (
        <Stack spacing={1} className="only-on-screen">
          <TextField
            label={translate("order.note")}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <Button disabled={isSending} variant="contained" onClick={() => void answer(true)}>
            {translate("waiting.accept")}
          </Button>
          <Button disabled={isSending} variant="outlined" color="error" onClick={() => setAsked(true)}>
            {translate("waiting.refuse")}
          </Button>
        </Stack>
      ) : null}
      <Confirm
        isOpen={isAsked}
        title={translate("order.title", { id: order.id })}
        content={translate("waiting.askRefuse", { id: order.id })}
        confirm="waiting.refuse"
        cancel="ra.action.back"
        onConfirm={() => void answer(false)}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}
