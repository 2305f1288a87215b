import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify, usePermissions, useTranslate } from "react-admin";
import type { getOrderDelivery } from "../../../../../features/orders/parcels/change-delivery.contract.ts";
import type { StaffOrderView } from "../../../../../features/orders/staff-orders.contract.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import type { OrderDelivery } from "./meanwhile.ts";

/** Another person or department for a customer who calls, until the parcel has left. */
export function ChangeDelivery({ order }: { order: StaffOrderView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { permissions = [] } = usePermissions<string[]>();
  const [delivery, setDelivery] = useState<OrderDelivery>();
  const open = async () => {
    try {
      setDelivery(await callStaffApi<typeof getOrderDelivery>("GET", "/api/admin/orders/{id}/delivery", { id: order.id }));
    } catch {
      notify("ra.notification.http_error", { type: "error" });
    }
  };
  if (!order.mayBeSentElsewhere || !permissions.includes("orders.change")) return null;
  if (delivery) return <DeliveryForm order={delivery} parcelNumber={order.parcelNumber} onLeave={() => setDelivery(undefined)} />;
  return (
    <Button className="only-on-screen" variant="outlined" sx={{ mt: 1 }} onClick={() => void open()}>
      {translate("delivery.change")}
    </Button>
  );
}
