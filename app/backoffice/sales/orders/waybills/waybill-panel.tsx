import { Alert, Button, Stack, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import { useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { StaffOrderView } from "../../../../../features/orders/staff-orders.contract.ts";
import type { getWaybill, wantWaybills, WaybillView } from "../../../../../features/orders/parcels/waybills.contract.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { Panel } from "../../../fields/panel.tsx";
import { LeftWaybill } from "./left-waybill.tsx";
import { MadeWaybill } from "./made-waybill.tsx";
import { useTellRefusal } from "../../../use-tell-refusal.ts";
import { kilogramsText, typedGrams } from "./weight.ts";

const LOOK_MS = 2_000;

export function WaybillPanel({ order }: { order: StaffOrderView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [waybill, setWaybill] = useState<WaybillView>();
  const [kilograms, setKilograms] = useState("");
  const [isWrongWeight, setWrongWeight] = useState(false);
  const [seats, setSeats] = useState("1");
  const isAsked = waybill?.state === "wanted";
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = await callStaffApi<typeof getWaybill>("GET", "/api/admin/orders/{id}/waybill", { id: order.id }).catch(() => undefined);
      if (isOver || !found) return;
      setWaybill((before) => {
        if (!before) setKilograms(kilogramsText(found.weightGrams));
        if (before?.state === "wanted" && found.state === "made") refresh();
        return found;
      });
    };
    void look();
    const timer = isAsked ? setInterval(() => void look(), LOOK_MS) : undefined;
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [order.id, isAsked, refresh]);
  const make = async () => {
    const weightGrams = typedGrams(kilograms);
    setWrongWeight(weightGrams === null);
    if (weightGrams === null) return;
    try {
      const wish = { orders: [order.id], seats: Number(seats), ...(weightGrams === undefined ? {} : { weightGrams }) };
      const { skipped } = await callStaffApi<typeof wantWaybills>("POST", "/api/admin/waybills", wish);
      const [no] = skipped;
      if (no) notify(`waybill.reason.${no.reason}`, { type: "error" });
      else setWaybill((before) => before && { ...before, state: "wanted", error: "", isPossible: false });
    } catch (refusal) {
      tellRefusal(refusal);
    }
  };
  const changed = (found: WaybillView) => {
    setWaybill(found);
    refresh();
  };
  if (!waybill || (waybill.state === "none" && !waybill.isPossible)) return null;
  return (
    <Panel title={translate("waybill.title")} isForScreen>
      {waybill.state === "failed" && <Alert severity="error">{`${translate("waybill.failed")}: ${waybill.error}`}</Alert>}
      {isAsked && <Alert severity="info">{[translate("waybill.wanted"), waybill.error].filter(Boolean).join(" ")}</Alert>}
      {waybill.state === "withdrawn" && <Alert severity="info">{translate("waybill.withdrawn")}</Alert>}
      {waybill.isLeft && <LeftWaybill order={order.id} handled={waybill.handled} onChanged={changed} />}
      {waybill.state === "made" && <MadeWaybill order={order.id} waybill={waybill} onWithdrawn={changed} />}
      {waybill.isPossible && permissions.includes("orders.change") ? (
        <Stack spacing={1} sx={{ mt: 1 }} className="only-on-screen">
          <TextField
            label={translate("waybill.weight")}
            value={kilograms}
            error={isWrongWeight}
            helperText={isWrongWeight ? translate("waybill.wrongWeight") : undefined}
            onChange={(event) => setKilograms(event.target.value)}
            slotProps={{ htmlInput: { inputMode: "decimal", maxLength: 8 } }}
          />
          <TextField
            label={translate("waybill.seats")}
            value={seats}
            onChange={(event) => setSeats(event.target.value.replaceAll(/\D/g, ""))}
            slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 2 } }}
          />
          <Button variant="contained" onClick={() => void make()}>
            {translate(waybill.state === "failed" ? "waybill.again" : "waybill.make")}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}
