import { Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Confirm, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { recordShortage, StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { refusalByField } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";
import { CodeField } from "../../sign-in/code-field.tsx";
import { isChangedMeanwhile } from "../../use-tell-refusal.ts";

type Props = { order: StaffOrderView; tellRefusal: (refusal: unknown) => Promise<void> };

/** Pieces that the packer did not find; folded, since it is rare. */
export function ShortagePanel({ order, tellRefusal }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [missing, setMissing] = useState<Record<number, string>>({});
  const [note, setNote] = useState("");
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  if (!order.mayBeShort || !permissions.includes("orders.change")) return null;
  const lines = order.lines.flatMap(({ position }) => {
    const pieces = Number(missing[position] ?? 0);
    return pieces > 0 ? [{ position, missing: pieces }] : [];
  });
  const write = async () => {
    setAsked(false);
    setErrors({});
    setSending(true);
    try {
      const proof = code ? { code: code.replaceAll(" ", "") } : {};
      const input = { id: order.id, version: order.version, lines, note, ...proof };
      await callStaffApi<typeof recordShortage>("POST", "/api/admin/orders/{id}/shortage", input);
      notify("shortage.done", { type: "success" });
      setOpen(false);
      setMissing({});
      setNote("");
      setCode("");
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) await tellRefusal(error);
      else setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
    setSending(false);
  };
  const wrong = Object.entries(errors).find(([name]) => name !== "code")?.[1];
  return (
    <Panel title={translate("shortage.title")} isForScreen>
      {isOpen ? (
        <Stack spacing={2} className="only-on-screen">
          <Typography variant="body2" color="text.secondary">
            {translate("shortage.help")}
          </Typography>
          {order.lines
            .filter(({ pieces }) => pieces > 0)
            .map((line) => {
              const name = [line.article, line.colour, line.size].filter(Boolean).join(" · ");
              return (
                <Stack key={line.position} direction="row" spacing={1} sx={{ alignItems: "center" }}>
                  <Typography sx={{ flexGrow: 1 }}>{`${name} × ${line.pieces}`}</Typography>
                  <TextField
                    label={translate("shortage.missing")}
                    value={missing[line.position] ?? ""}
                    onChange={(event) => setMissing({ ...missing, [line.position]: event.target.value.replaceAll(/\D/g, "") })}
                    sx={{ width: 120, flexShrink: 0 }}
                    slotProps={{
                      htmlInput: { inputMode: "numeric", maxLength: 6, "aria-label": `${translate("shortage.missing")}: ${name}` },
                    }}
                  />
                </Stack>
              );
            })}
          <TextField
            label={translate("shortage.note")}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 150 } }}
          />
          {errors["code"] ? <CodeField label={translate("payments.code")} hint="" error={errors["code"]} onChange={setCode} /> : null}
          {wrong ? (
            <Typography color="error" role="alert">
              {wrong}
            </Typography>
          ) : null}
          <Button variant="outlined" color="error" disabled={isSending || lines.length === 0} onClick={() => setAsked(true)}>
            {translate("shortage.write")}
          </Button>
        </Stack>
      ) : (
        <Button className="only-on-screen" variant="outlined" onClick={() => setOpen(true)}>
          {translate("shortage.write")}
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        title={translate("order.title", { id: order.id })}
        content={translate("shortage.ask", { id: order.id, pieces: lines.reduce((sum, line) => sum + line.missing, 0) })}
        confirm="shortage.write"
        cancel="ra.action.back"
        onConfirm={() => void write()}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}
