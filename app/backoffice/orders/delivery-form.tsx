import { Button, Stack, TextField, Typography } from "@mui/material";
import { useState, type FormEvent } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { changeOrderDelivery, getOrderDelivery } from "../../../features/orders/parcels/change-delivery.contract.ts";
import { refusalByField } from "../../../client/call-api.ts";
import { withoutGrouping } from "../../../platform/phone.ts";
import { callStaffApi } from "../call-staff-api.ts";
import { DepartmentSearch, TownSearch, type Found } from "./place-search.tsx";
import { isChangedMeanwhile, useTellRefusal } from "../use-tell-refusal.ts";

export type OrderDelivery = OutputOf<typeof getOrderDelivery>;

const people = ["surname", "name", "patronymic", "phone"] as const;

export function DeliveryForm({ order, onLeave }: { order: OrderDelivery; onLeave: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const refresh = useRefresh();
  const [recipient, setRecipient] = useState({ ...order.recipient, phone: `+${order.recipient.phone}` });
  const [town, setTown] = useState<Found | null>({ id: order.settlementId, name: order.settlement });
  const [department, setDepartment] = useState<Found | null>({ id: order.departmentId, name: order.department });
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
      // The form is closed with the order as it is now.
      if (isChangedMeanwhile(error)) {
        tellRefusal(error);
        onLeave();
      } else setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
    setSending(false);
  };
  const said = (field: string) => ({ error: field in errors, helperText: errors[field] });
  return (
    <Stack component="form" noValidate spacing={2} sx={{ mt: 2 }} className="only-on-screen" onSubmit={(event) => void save(event)}>
      {people.map((field) => (
        <TextField
          key={field}
          label={translate(`delivery.${field}`)}
          value={recipient[field]}
          onChange={(event) => setRecipient({ ...recipient, [field]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 36, ...(field === "phone" ? { type: "tel", inputMode: "tel" } : {}) } }}
          {...said(field)}
        />
      ))}
      {order.isPlaceOpen ? (
        <>
          <TownSearch
            carrier={order.carrier}
            value={town}
            onChange={(found) => {
              setTown(found);
              setDepartment(null);
            }}
            {...said("settlement")}
          />
          <DepartmentSearch
            carrier={order.carrier}
            kind={order.kind}
            settlement={town?.id ?? ""}
            value={department}
            onChange={setDepartment}
            {...said("department")}
          />
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate("delivery.placeStays")}
        </Typography>
      )}
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
