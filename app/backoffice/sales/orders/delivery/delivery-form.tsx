import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState, type FormEvent } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { formatParcelNumber } from "../../../../../platform/parcel-number.ts";
import type { changeOrderDelivery, getOrderDelivery } from "../../../../../features/orders/parcels/change-delivery.contract.ts";
import { refusalByField } from "../../../../../client/call-api.ts";
import { withoutGrouping } from "../../../../../platform/phone.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { DepartmentSearch, TownSearch } from "./place-search.tsx";
import { isChangedMeanwhile, useTellRefusal } from "../../../use-tell-refusal.ts";
import { joinDelivery, people, typedFrom, type OrderDelivery } from "./meanwhile.ts";

type Parts = { order: OrderDelivery; /** Of a waybill that would be made anew. */ parcelNumber: string; onLeave: () => void };

/** After somebody else's change it continues from theirs and keeps typed values. */
export function DeliveryForm({ order: opened, parcelNumber, onLeave }: Parts) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const refresh = useRefresh();
  const [order, setOrder] = useState(opened);
  const [theirs, setTheirs] = useState<{ field: string; text: string }[]>();
  const [{ recipient, town, department }, setTyped] = useState(() => typedFrom(opened));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setErrors({});
    const place = { settlement: town?.id ?? "", department: department?.id ?? "" };
    try {
      await callStaffApi<typeof changeOrderDelivery>("POST", "/api/admin/orders/{id}/delivery", {
        id: order.number,
        version: order.version,
        recipient: { ...recipient, phone: withoutGrouping(recipient.phone) },
        ...(order.isPlaceOpen ? { delivery: place } : {}),
      });
      notify("delivery.changed", { type: "success" });
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) await goOn(error);
      else setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
    setSending(false);
  };
  const goOn = async (refusal: unknown) => {
    const now = await callStaffApi<typeof getOrderDelivery>("GET", "/api/admin/orders/{id}/delivery", { id: order.number }).catch(
      () => undefined,
    );
    if (now?.isOpen && now.version === order.version) {
      // The carrier is being asked for its waybill, or has the parcel.
      setErrors(refusalByField(refusal, translate("ra.notification.http_error")));
      return;
    }
    if (now?.isOpen) {
      const joined = joinDelivery(order, { recipient, town, department }, now);
      setTyped(joined.typed);
      setTheirs(joined.theirs);
      setOrder(now);
      return;
    }
    // It is too late, so the form closes and the order is read again.
    tellRefusal(refusal);
    onLeave();
  };
  const takeTheirs = () => {
    setTyped(typedFrom(order));
    setTheirs(undefined);
  };
  const said = (field: string) => ({ error: field in errors, helperText: errors[field] });
  return (
    <Stack component="form" noValidate spacing={2} sx={{ mt: 2 }} className="only-on-screen" onSubmit={(event) => void save(event)}>
      {people.map((field) => (
        <TextField
          key={field}
          label={translate(`delivery.${field}`)}
          value={recipient[field]}
          onChange={(event) => setTyped({ town, department, recipient: { ...recipient, [field]: event.target.value } })}
          slotProps={{ htmlInput: { maxLength: 36, ...(field === "phone" ? { type: "tel", inputMode: "tel" } : {}) } }}
          {...said(field)}
        />
      ))}
      {order.isPlaceOpen ? (
        <>
          <TownSearch
            carrier={order.carrier}
            value={town}
            onChange={(found) => setTyped({ recipient, town: found, department: null })}
            {...said("settlement")}
          />
          <DepartmentSearch
            carrier={order.carrier}
            kind={order.kind}
            settlement={town?.id ?? ""}
            value={department}
            onChange={(found) => setTyped({ recipient, town, department: found })}
            {...said("department")}
          />
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate("delivery.placeStays")}
        </Typography>
      )}
      {theirs ? (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={takeTheirs}>
              {translate("meanwhile.takeAll")}
            </Button>
          }
          sx={{ flexWrap: "wrap" }}
        >
          <Typography sx={{ fontWeight: 600 }}>{translate("meanwhile.title")}</Typography>
          {theirs.map(({ field, text }) => (
            <div key={field}>
              {translate(`delivery.${field}`)}: {text || "—"}
            </div>
          ))}
        </Alert>
      ) : null}
      {parcelNumber ? (
        <Alert severity="info">{translate("delivery.waybillAnew", { number: formatParcelNumber(parcelNumber) })}</Alert>
      ) : null}
      {errors["form"] ? (
        <Typography color="error" role="alert">
          {errors["form"]}
        </Typography>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" disabled={isSending}>
          {translate("delivery.save")}
        </Button>
        <Button onClick={onLeave}>{translate("delivery.back")}</Button>
      </Stack>
    </Stack>
  );
}
