import { Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { getOrderPayments, OrderPayments, refundOrder } from "../../../../features/orders/payments/staff-payments.contract.ts";
import { decimalHryvnias, formatMoney, fromHryvnias, kopiykas } from "../../../../platform/money/money.ts";
import { typedNumber, withComma } from "../../../../platform/text/decimal-comma.ts";
import { refusalByField } from "../../../../client/call-api.ts";
import { randomName } from "../../../../ui/random-name.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { CodeField } from "../../sign-in/code-field.tsx";

/** Card payments with every word of the bank, refunds, and the refund form; nothing without payments. */
export function PaymentsPanel({ id }: { id: number }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<OrderPayments>();
  useEffect(() => {
    void callStaffApi<typeof getOrderPayments>("GET", "/api/admin/orders/{id}/payments", { id }).then(setShown, () => undefined);
  }, [id]);
  if (!shown || shown.payments.length === 0) return null;
  return (
    <Panel title={translate("payments.title")} isForScreen>
      {shown.payments.map((payment) => (
        <Stack key={payment.reference} sx={{ mb: 2 }}>
          <Typography>{`${payment.reference} · ${formatMoney(payment.amountKopiykas)} · ${translate(`payments.state.${payment.state}`)}`}</Typography>
          {payment.card || payment.failure ? <Typography color="text.secondary">{payment.card || payment.failure}</Typography> : null}
          {payment.events.map((event) => (
            <Typography key={event.id} variant="body2" color="text.secondary">
              <Moment at={event.providerAt} />{" "}
              {`${event.provider} · ${event.status} · ${event.via} · ${translate(`payments.outcome.${event.outcome}`)}${event.note ? ` · ${translate(`payments.notes.${event.note}`)}` : ""}`}
            </Typography>
          ))}
          {payment.refunds.map((refund) => (
            <Typography key={refund.reference}>
              {`${translate("payments.refund")} ${formatMoney(refund.amountKopiykas)} · ${translate(`payments.refunds.${refund.state}`)} ${refund.failure}`}
            </Typography>
          ))}
        </Stack>
      ))}
      {shown.refundableKopiykas > 0 && (
        <RefundForm key={shown.refundableKopiykas} id={id} left={withComma(decimalHryvnias(shown.refundableKopiykas))} onDone={setShown} />
      )}
    </Panel>
  );
}

function RefundForm({ id, left, onDone }: { id: number; left: string; onDone: (payments: OrderPayments) => void }) {
  const translate = useTranslate();
  const [form, setForm] = useState({ sum: left, to: "card" as "card" | "balance", note: "", code: "" });
  const [errors, setErrors] = useState<Record<string, string>>({});
  // A repeated press is the same refund; a changed form is another one.
  const [key, setKey] = useState(randomName);
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part });
    if (!("code" in part)) setKey(randomName());
  };
  const refund = async () => {
    setErrors({});
    const { sum, to, note, code } = form;
    const hryvnias = typedNumber(sum);
    try {
      const input = {
        id,
        amountKopiykas: Number.isFinite(hryvnias) ? fromHryvnias(hryvnias) : kopiykas(0),
        to,
        note,
        ...(code ? { code: code.replaceAll(" ", "") } : {}),
      };
      onDone(await callStaffApi<typeof refundOrder>("POST", "/api/admin/orders/{id}/refund", input, { "Idempotency-Key": key }));
    } catch (error) {
      setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={(event) => (event.preventDefault(), void refund())}>
      <TextField
        label={translate("payments.sum")}
        value={form.sum}
        error={Boolean(errors["amountKopiykas"])}
        helperText={errors["amountKopiykas"]}
        onChange={(event) => change({ sum: event.target.value })}
      />
      <TextField
        select
        label={translate("payments.to")}
        value={form.to}
        onChange={(event) => change({ to: event.target.value === "balance" ? "balance" : "card" })}
      >
        <MenuItem value="card">{translate("payments.toCard")}</MenuItem>
        <MenuItem value="balance">{translate("payments.toBalance")}</MenuItem>
      </TextField>
      <TextField
        label={translate("payments.note")}
        required
        value={form.note}
        error={Boolean(errors["note"])}
        helperText={errors["note"]}
        onChange={(event) => change({ note: event.target.value })}
      />
      {errors["code"] && (
        <CodeField label={translate("payments.code")} hint="" error={errors["code"]} onChange={(code) => change({ code })} />
      )}
      {errors["form"] && <Typography color="error">{errors["form"]}</Typography>}
      <Button type="submit" variant="outlined">
        {translate("payments.give")}
      </Button>
    </Stack>
  );
}
