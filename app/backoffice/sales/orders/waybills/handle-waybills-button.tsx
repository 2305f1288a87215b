import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import type { handleWaybills } from "../../../../../features/orders/parcels/waybills.contract.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { useTellRefusal } from "../../../use-tell-refusal.ts";

type Props = { orders: readonly number[]; isHandled: boolean; onDone: () => void };

/** Ticks off waybills that a carrier keeps of cancelled orders, or takes the tick back. */
export function HandleWaybillsButton({ orders, isHandled, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { changed } = await callStaffApi<typeof handleWaybills>("POST", "/api/admin/waybills/handled", {
        orders: [...orders],
        isHandled,
      });
      notify(isHandled ? "waybill.handledDone" : "waybill.unhandledDone", { messageArgs: { smart_count: changed.length } });
      onDone();
    } catch (refusal) {
      tellRefusal(refusal);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button disabled={isSending} onClick={() => void send()}>
      {translate(isHandled ? "waybill.handle" : "waybill.unhandle")}
    </Button>
  );
}
