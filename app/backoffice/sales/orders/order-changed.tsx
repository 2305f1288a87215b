import { Alert, Box, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useRefresh, useTranslate } from "react-admin";
import type { getStaffOrder, StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { isChangedMeanwhile, useTellRefusal } from "../../use-tell-refusal.ts";
import { changesOfOrder, type OrderChanges } from "./order-meanwhile.ts";
import { OrderStep } from "./order-step.tsx";

/** Changes by somebody else that caused a refusal, and the function that reports refusals. */
export function useOrderRefusal(order: StaffOrderView | undefined): {
  changes: OrderChanges | undefined;
  tellRefusal: (refusal: unknown) => Promise<void>;
} {
  const tell = useTellRefusal();
  const refresh = useRefresh();
  const [found, setFound] = useState<{ changes: OrderChanges; version: number }>();
  const tellRefusal = async (refusal: unknown) => {
    const now =
      order && isChangedMeanwhile(refusal)
        ? await callStaffApi<typeof getStaffOrder>("GET", "/api/admin/orders/{id}", { id: order.id }).catch(() => undefined)
        : undefined;
    // The refusal was no conflict.
    if (!order || !now || now.version === order.version) return tell(refusal);
    setFound({ changes: changesOfOrder(order, now), version: now.version });
    return refresh();
  };
  // The next action changes the order's version.
  return { changes: found?.version === order?.version ? found?.changes : undefined, tellRefusal };
}

/** Says that an action was refused, and what was done to the order meanwhile. */
export function OrderChanged({ order, changes: { steps, facts } }: { order: StaffOrderView; changes: OrderChanges }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.focus(), []);
  return (
    <Alert ref={box} severity="warning" tabIndex={-1} className="only-on-screen" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate("meanwhile.orderTitle")}</Typography>
      <Box component="ul" aria-label={translate("meanwhile.changes")} sx={{ listStyle: "none", p: 0, m: 0 }}>
        {steps.map((at) => (
          <li key={at}>
            <OrderStep order={order} at={at} />
          </li>
        ))}
        {facts.map(({ name, text }) => (
          <li key={name}>{`${translate(name)}: ${text || "—"}`}</li>
        ))}
      </Box>
    </Alert>
  );
}
