import { Alert, Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useEffect, useState, type SyntheticEvent } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useNavigate } from "react-router-7";
import { randomName } from "../../../../ui/random-name.ts";
import { ApiRefusal, refusalByField } from "../../../../client/call-api.ts";
import type { PhoneCheckoutView, placePhoneOrder } from "../../../../features/orders/by-phone/by-phone.contract.ts";
import type { Id } from "../../../../platform/ids.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { phoneFrom } from "../../../../platform/phone.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";
import { DepartmentSearch, TownSearch, type Found } from "../orders/delivery/place-search.tsx";
import type { usePhoneOrder } from "./use-phone-order.ts";

type Parts = { id: Id<"account">; orderId: string; view: PhoneCheckoutView; order: ReturnType<typeof usePhoneOrder> };

const people = ["surname", "name", "patronymic", "phone"] as const;
const doors = ["street", "house", "flat"] as const;
const found = (id: string, name: string): Found | null => (id === "" ? null : { id, name });

/** Recipient, place and payment, starting with the customer's last ones. */
export function PhoneOrderForm({ id, orderId, view, order }: Parts) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { deliveries, payments, lastDelivery: last, bill, causes } = view;
  const first = deliveries.find(({ carrier, kind }) => carrier === last?.carrier && kind === last.kind) ?? deliveries[0];
  const ways = order.ways ?? { carrier: first?.carrier ?? "", kind: first?.kind ?? "", payment: payments[0]?.code ?? "" };
  const isLast = ways.carrier === last?.carrier;
  const [recipient, setRecipient] = useState(view.recipient);
  const [town, setTown] = useState(() => (isLast ? found(last.settlementId, last.settlement) : null));
  const [department, setDepartment] = useState(() => (isLast ? found(last.departmentId, last.department) : null));
  const [door, setDoor] = useState({ street: last?.street ?? "", house: last?.house ?? "", flat: last?.flat ?? "" });
  const [comment, setComment] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<string[]>([]);
  const [isSending, setSending] = useState(false);
  const [key, setKey] = useState(randomName);
  const { setWays } = order;
  // The bill also counts the first choice.
  const began = `${ways.carrier} ${ways.kind} ${ways.payment}`;
  useEffect(() => {
    const [carrier = "", kind = "", payment = ""] = began.split(" ");
    setWays({ carrier, kind, payment });
  }, [began, setWays]);
  const isDoor = deliveries.find(({ carrier, kind }) => carrier === ways.carrier && kind === ways.kind)?.destination === "door";
  const said = (field: string) => ({ error: field in errors, helperText: errors[field] });
  const choose = (carrier: string, kind: string) => {
    setWays({ ...ways, carrier, kind });
    if (carrier !== ways.carrier) setTown(null);
    setDepartment(null);
  };
  const place = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    setErrors({});
    setRefused([]);
    const delivery = {
      carrier: ways.carrier,
      kind: ways.kind,
      settlement: town?.id ?? "",
      ...(isDoor ? { door } : { department: department?.id ?? "" }),
    };
    const input = {
      id,
      orderId,
      recipient: { ...recipient, phone: phoneFrom(recipient.phone) ?? recipient.phone },
      delivery,
      payment: ways.payment,
      comment,
      expectedToPayKopiykas: bill?.toPayKopiykas ?? kopiykas(0),
    };
    try {
      const answer = await callStaffApi<typeof placePhoneOrder>("POST", "/api/admin/customers/{id}/order", input, {
        "Idempotency-Key": key,
      });
      if (answer.number !== null) {
        notify("byPhone.placed", { type: "success", messageArgs: { id: answer.number } });
        await navigate(`/orders/${answer.number}/show`);
        return;
      }
      setRefused(answer.causes.map(({ message }) => message));
      await order.read();
    } catch (refusal) {
      setErrors(refusalByField(refusal, translate("ra.notification.http_error")));
      // A lost answer may mean a placed order; its key prevents a second one.
      if (!(refusal instanceof ApiRefusal)) return setSending(false);
    }
    setKey(randomName());
    setSending(false);
  };
  return (
    <Panel title={translate("byPhone.where")}>
      <Stack component="form" noValidate spacing={2} sx={{ maxWidth: 560 }} onSubmit={(event) => void place(event)}>
        {people.map((field) => (
          <TextField
            key={field}
            label={translate(`delivery.${field}`)}
            value={recipient[field]}
            onChange={(event) => setRecipient({ ...recipient, [field]: event.target.value })}
            slotProps={{ htmlInput: { maxLength: field === "phone" ? 40 : 36 } }}
            {...said(field)}
          />
        ))}
        <TextField
          select
          label={translate("order.delivery")}
          value={`${ways.carrier} ${ways.kind}`}
          onChange={(event) => {
            const [carrier = "", kind = ""] = event.target.value.split(" ");
            choose(carrier, kind);
          }}
          {...said("kind")}
        >
          {deliveries.map(({ carrier, kind, name }) => (
            <MenuItem key={`${carrier} ${kind}`} value={`${carrier} ${kind}`}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TownSearch
          key={`town ${ways.carrier}`}
          carrier={ways.carrier}
          value={town}
          onChange={(next) => {
            setTown(next);
            setDepartment(null);
          }}
          {...said("settlement")}
        />
        {isDoor ? (
          doors.map((field) => (
            <TextField
              key={field}
              label={translate(`byPhone.${field}`)}
              value={door[field]}
              onChange={(event) => setDoor({ ...door, [field]: event.target.value })}
              slotProps={{ htmlInput: { maxLength: field === "street" ? 100 : 10 } }}
              {...said(field)}
            />
          ))
        ) : (
          <DepartmentSearch
            key={`department ${ways.carrier} ${ways.kind} ${town?.id}`}
            carrier={ways.carrier}
            kind={ways.kind}
            settlement={town?.id ?? ""}
            value={department}
            onChange={setDepartment}
            {...said("department")}
          />
        )}
        <TextField
          select
          label={translate("order.payment")}
          value={ways.payment}
          onChange={(event) => setWays({ ...ways, payment: event.target.value })}
          error={"payment" in errors}
          helperText={
            errors["payment"] ?? (payments.find(({ code }) => code === ways.payment)?.isPaidNow ? translate("byPhone.paysLater") : "")
          }
        >
          {payments.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={translate("byPhone.comment")}
          value={comment}
          multiline
          onChange={(event) => setComment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          {...said("comment")}
        />
        {bill?.lines.map(({ kind, reason, kopiykas: sum }) => (
          <Typography key={kind + reason}>{`${reason}: ${formatMoney(sum)}`}</Typography>
        ))}
        {bill ? (
          <Typography
            sx={{ fontSize: 20, fontWeight: 700 }}
          >{`${translate("order.total")}: ${formatMoney(bill.toPayKopiykas)}`}</Typography>
        ) : null}
        {[...new Set([...refused, ...causes.map(({ message }) => message)])].map((message) => (
          <Alert key={message} severity="warning">
            {message}
          </Alert>
        ))}
        {errors["form"] ? <Alert severity="error">{errors["form"]}</Alert> : null}
        <Button type="submit" variant="contained" size="large" disabled={isSending || !bill} sx={{ alignSelf: "start" }}>
          {translate("byPhone.place")}
        </Button>
      </Stack>
    </Panel>
  );
}
