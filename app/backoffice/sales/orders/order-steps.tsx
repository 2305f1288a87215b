import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Confirm, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { OrderStatus } from "../../../../features/orders/orders.contract.ts";
import type { changeOrderStatus, StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { ApiRefusal } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { StatusChip } from "../../fields/chip.tsx";
import { Panel } from "../../fields/panel.tsx";
import { CodeField } from "../../sign-in/code-field.tsx";

type Props = { order: StaffOrderView; tellRefusal: (refusal: unknown) => Promise<void> };

/** Steps that end the order ask for its number. A refused step keeps typed values. */
export function OrderSteps({ order, tellRefusal }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [asked, setAsked] = useState<OrderStatus>();
  /** The version a step was sent from; other steps wait until the order is read again. */
  const [sentFrom, setSentFrom] = useState<number>();
  const isSending = sentFrom === order.version;
  const [parcelNumber, setParcelNumber] = useState("");
  const [note, setNote] = useState("");
  const [error, setError] = useState("");
  /** Set where a step that gives money back needs a code of the app. */
  const [proof, setProof] = useState<{ status: OrderStatus; error: string }>();
  const [code, setCode] = useState("");
  const mayChange = permissions.includes("orders.change");

  const move = async (status: OrderStatus) => {
    setAsked(undefined);
    setError("");
    setSentFrom(order.version);
    try {
      const input = {
        id: order.id,
        status,
        version: order.version,
        parcelNumber,
        note,
        ...(code ? { code: code.replaceAll(" ", "") } : {}),
      };
      await callStaffApi<typeof changeOrderStatus>("POST", "/api/admin/orders/{id}/status", input);
      notify("order.done", { type: "success", messageArgs: { id: order.id, status: translate(`status.${status}`) } });
      setParcelNumber("");
      setNote("");
      setProof(undefined);
      setCode("");
      refresh();
    } catch (refusal) {
      setSentFrom(undefined);
      const errors = refusal instanceof ApiRefusal ? refusal.errors : {};
      if (errors["parcelNumber"]) setError(errors["parcelNumber"].join(" "));
      else if (errors["code"]) setProof({ status, error: errors["code"].join(" ") });
      else await tellRefusal(refusal);
    }
  };
  const isEnd = (status: OrderStatus) => status === "cancelled" || status === "returned";
  return (
    <Panel title={translate("order.next")} isForScreen>
      <Typography sx={{ mb: 1 }}>
        <StatusChip status={order.status} />
      </Typography>
      {order.nextStatuses.length === 0 ? <Alert severity="info">{translate("order.over")}</Alert> : null}
      {mayChange && order.nextStatuses.length > 0 ? (
        <Stack spacing={1} className="only-on-screen">
          {order.nextStatuses.includes("shipped") ? (
            <TextField
              label={translate("order.parcel")}
              value={parcelNumber}
              error={error !== ""}
              helperText={error}
              onChange={(event) => setParcelNumber(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 20 } }}
            />
          ) : null}
          <TextField
            label={translate("order.note")}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          {proof ? <CodeField label={translate("payments.code")} hint="" error={proof.error} onChange={setCode} /> : null}
          {order.nextStatuses.map((status) => (
            <Button
              key={status}
              disabled={isSending}
              variant={isEnd(status) ? "outlined" : "contained"}
              color={isEnd(status) ? "error" : "primary"}
              onClick={() => (isEnd(status) && proof?.status !== status ? setAsked(status) : void move(status))}
            >
              {translate(`status.${status}`)}
            </Button>
          ))}
        </Stack>
      ) : null}
      <Confirm
        isOpen={asked !== undefined}
        title={translate("order.title", { id: order.id })}
        content={translate(asked === "returned" ? "order.askReturn" : "order.askCancel", { id: order.id })}
        confirm={asked ? `status.${asked}` : ""}
        cancel="ra.action.back"
        onConfirm={() => (asked ? void move(asked) : undefined)}
        onClose={() => setAsked(undefined)}
      />
    </Panel>
  );
}
