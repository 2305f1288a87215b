import { Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Confirm, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { receiveReturn, StaffReturnView } from "../../../../features/returns/staff-returns.contract.ts";
import type { Id } from "../../../../platform/ids.ts";
import { refusalByField } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";
import { CodeField } from "../../sign-in/code-field.tsx";

type Counted = { received: string; fit: string };

/** How many pieces came, and how many can be sold again; the money goes back at once. */
export function ReceiveReturn({ record }: { record: StaffReturnView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [counted, setCounted] = useState<Record<number, Counted>>(() =>
    Object.fromEntries(record.lines.map(({ variationId, pieces }) => [variationId, { received: String(pieces), fit: String(pieces) }])),
  );
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const receive = async () => {
    setAsked(false);
    setErrors({});
    setSending(true);
    try {
      const lines = record.lines.map(({ variationId }) => ({
        variationId,
        received: Number(counted[variationId]?.received ?? 0),
        fit: Number(counted[variationId]?.fit ?? 0),
      }));
      const proof = code ? { code: code.replaceAll(" ", "") } : {};
      const input = { id: record.id, lines, note: "", version: record.version, ...proof };
      await callStaffApi<typeof receiveReturn>("POST", "/api/admin/returns/{id}/receive", input);
      notify("return.received", { type: "success" });
      refresh();
    } catch (error) {
      setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
    setSending(false);
  };
  if (!permissions.includes("payments.change")) return null;
  const count = (variationId: Id<"variation">, part: Partial<Counted>) =>
    setCounted({ ...counted, [variationId]: { received: "0", fit: "0", ...counted[variationId], ...part } });
  const wrong = Object.entries(errors).find(([name]) => name !== "code");
  return (
    <Panel title={translate("return.receive")}>
      <Stack spacing={2}>
        {record.lines.map((line) => (
          <Stack key={line.variationId} spacing={1}>
            <Typography>
              <b>{line.article}</b> {line.variant} · {translate("return.pieces", { pieces: line.pieces })}
            </Typography>
            <Stack direction="row" spacing={1}>
              {(["received", "fit"] as const).map((name) => (
                <TextField
                  key={name}
                  label={translate(`return.${name}Pieces`)}
                  value={counted[line.variationId]?.[name] ?? ""}
                  onChange={(event) => count(line.variationId, { [name]: event.target.value.replaceAll(/\D/g, "") })}
                  slotProps={{
                    htmlInput: {
                      inputMode: "numeric",
                      maxLength: 6,
                      "aria-label": `${translate(`return.${name}Pieces`)}: ${line.article} ${line.variant}`,
                    },
                  }}
                />
              ))}
            </Stack>
          </Stack>
        ))}
        {errors["code"] ? <CodeField label={translate("payments.code")} hint="" error={errors["code"]} onChange={setCode} /> : null}
        {wrong ? <Typography color="error">{wrong[1]}</Typography> : null}
        <Button variant="contained" disabled={isSending} onClick={() => setAsked(true)}>
          {translate("return.take")}
        </Button>
      </Stack>
      <Confirm
        isOpen={isAsked}
        title={translate("return.receive")}
        content={translate("return.askReceive")}
        confirm="return.take"
        cancel="ra.action.back"
        onConfirm={() => void receive()}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}
