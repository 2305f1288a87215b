import { Alert, Typography } from "@mui/material";
import { usePermissions, useTranslate } from "react-admin";
import type { getWaybill, WaybillView } from "../../../../../features/orders/parcels/waybills.contract.ts";
import { formatMoment } from "../../../../../platform/time/time.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { useTellRefusal } from "../../../use-tell-refusal.ts";
import { HandleWaybillsButton } from "./handle-waybills-button.tsx";

type Props = { order: number; handled: WaybillView["handled"]; onChanged: (waybill: WaybillView) => void };

/** A waybill of a cancelled order that the carrier has or may have: somebody sees to it and says so. */
export function LeftWaybill({ order, handled, onChanged }: Props) {
  const translate = useTranslate();
  const tellRefusal = useTellRefusal();
  const { permissions = [] } = usePermissions<string[]>();
  const look = () =>
    void callStaffApi<typeof getWaybill>("GET", "/api/admin/orders/{id}/waybill", { id: order }).then(onChanged, tellRefusal);
  return (
    <Alert severity={handled ? "success" : "warning"} sx={{ mb: 1 }}>
      <Typography variant="body2">
        {handled
          ? translate("waybill.handledBy", { by: handled.by, at: formatMoment(new Date(handled.at)) })
          : translate("waybill.keptText")}
      </Typography>
      {permissions.includes("orders.change") ? <HandleWaybillsButton orders={[order]} isHandled={handled === null} onDone={look} /> : null}
    </Alert>
  );
}
