import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { useNotify, useTranslate } from "react-admin";
import { refusalByField } from "../../../../client/call-api.ts";
import type { correctBalance, forgiveDebt } from "../../../../features/balance/staff-money.contract.ts";
import type { grantCustomerBonuses } from "../../../../features/loyalty/staff-bonuses.contract.ts";
import { idOf } from "../../../../platform/ids.ts";
import { fromHryvnias } from "../../../../platform/money/money.ts";
import { typedNumber } from "../../../../platform/text/decimal-comma.ts";
import { randomName } from "../../../../ui/random-name.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { CodeField } from "../../sign-in/code-field.tsx";

type Kind = "correct" | "grant" | "forgive";
/** `sum`: hryvnias as typed, with a comma or a point. */
type Typed = { sum: string; note: string; code: string };
const nothing: Typed = { sum: "", note: "", code: "" };

function send(kind: Kind, id: number, { sum, note, code }: Typed, key: string): Promise<unknown> {
  const fresh = { note, ...(code === "" ? {} : { code }) };
  if (kind === "forgive")
    return callStaffApi<typeof forgiveDebt>("POST", "/api/admin/debts/{id}/forgive", { id: idOf<"delivery_debt">(id), ...fresh });
  const hryvnias = typedNumber(sum);
  const input = { id: idOf<"account">(id), kopiykas: Number.isFinite(hryvnias) ? fromHryvnias(hryvnias) : 0, key, ...fresh };
  return kind === "correct"
    ? callStaffApi<typeof correctBalance>("POST", "/api/admin/customers/{id}/balance", input)
    : callStaffApi<typeof grantCustomerBonuses>("POST", "/api/admin/customers/{id}/bonuses", input);
}

/** Asks for a fresh code when the call needs one; typed values stay until saved. */
export function MoneyForm({ kind, id, onSaved }: { kind: Kind; id: number; onSaved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [key, setKey] = useState<string>();
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const close = () => {
    setKey(undefined);
    setErrors({});
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setSending(true);
    try {
      await send(kind, id, typed, key ?? "");
      setTyped(nothing);
      close();
      notify("money.saved", { type: "success" });
      onSaved();
    } catch (refusal) {
      setErrors(refusalByField(refusal, translate("ra.notification.http_error")));
    } finally {
      setSending(false);
    }
  };
  const field = (name: "sum" | "note", { label, error, hint = "" }: { label: string; error: string | undefined; hint?: string }) => (
    <TextField
      label={label}
      value={typed[name]}
      error={Boolean(error)}
      helperText={error ?? hint}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
  return (
    <>
      <Button type="button" variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => setKey(randomName())}>
        {translate(`money.${kind}`)}
      </Button>
      <Dialog open={key !== undefined} onClose={close} fullWidth maxWidth="xs">
        <form onSubmit={(event) => void submit(event)}>
          <DialogTitle>{translate(`money.${kind}`)}</DialogTitle>
          <DialogContent>
            <Stack spacing={1} sx={{ pt: 1 }}>
              {kind === "forgive"
                ? null
                : field("sum", {
                    label: translate("money.amount"),
                    error: errors["kopiykas"],
                    hint: translate(kind === "correct" ? "money.amountHint" : "money.grantHint"),
                  })}
              {field("note", { label: translate("money.reason"), error: errors["note"] ?? errors["form"] })}
              <CodeField
                isRequired={false}
                label={translate("staff.code")}
                hint={translate("staff.codeHint")}
                error={errors["code"]}
                value={typed.code}
                onChange={(code) => setTyped({ ...typed, code })}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button type="button" onClick={close}>
              {translate("ra.action.cancel")}
            </Button>
            <Button type="submit" variant="contained" disabled={isSending}>
              {translate("money.save")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
