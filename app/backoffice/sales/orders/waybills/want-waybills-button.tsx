import { Button } from "@mui/material";
import { useListContext, useNotify, useTranslate, useUnselectAll } from "react-admin";
import type { wantWaybills } from "../../../../../features/orders/parcels/waybills.contract.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { useTellRefusal } from "../../../use-tell-refusal.ts";

/** Asks for waybills of the chosen orders, with the weight of their goods and one seat each. */
export function WantWaybillsButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const { selectedIds, resource } = useListContext();
  const unselectAll = useUnselectAll(resource);
  const make = async () => {
    try {
      const { wanted, skipped } = await callStaffApi<typeof wantWaybills>("POST", "/api/admin/waybills", {
        orders: selectedIds.map(Number),
        seats: 1,
      });
      notify("waybill.done", { messageArgs: { wanted, skipped: skipped.map(({ order }) => order).join(", ") || "0" } });
      unselectAll();
    } catch (refusal) {
      tellRefusal(refusal);
    }
  };
  return <Button onClick={() => void make()}>{translate("waybill.several")}</Button>;
}
