import { Alert, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Confirm, usePermissions, useTranslate } from "react-admin";
import type { WaybillView, withdrawWaybill } from "../../../../../features/orders/parcels/waybills.contract.ts";
import { formatParcelNumber } from "../../../../../platform/parcel-number.ts";
import { formatMoney, kopiykas } from "../../../../../platform/money/money.ts";
import { callStaffApi } from "../../../call-staff-api.ts";
import { ParcelNumber } from "../../../fields/parcel-number.tsx";
import { useTellRefusal } from "../../../use-tell-refusal.ts";

type Props = { order: number; waybill: WaybillView; onWithdrawn: (waybill: WaybillView) => void };

/** Label, the collected sum beside the present debt, and the button that withdraws it. */
export function MadeWaybill({ order, waybill, onWithdrawn }: Props) {
  const translate = useTranslate();
  const tellRefusal = useTellRefusal();
  const { permissions = [] } = usePermissions<string[]>();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { number, collectedKopiykas, dueKopiykas } = waybill;
  const isOutdated = !waybill.isLeft && collectedKopiykas !== null && collectedKopiykas !== dueKopiykas;
  const withdraw = async () => {
    setAsked(false);
    setSending(true);
    try {
      onWithdrawn(await callStaffApi<typeof withdrawWaybill>("POST", "/api/admin/orders/{id}/waybill/withdraw", { id: order }));
    } catch (refusal) {
      tellRefusal(refusal);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Typography>
        {translate("waybill.made")}: <ParcelNumber number={number} />
      </Typography>
      {collectedKopiykas !== null && collectedKopiykas > 0 && !isOutdated && (
        <Typography>{translate("waybill.collects", { sum: formatMoney(kopiykas(collectedKopiykas)) })}</Typography>
      )}
      {isOutdated && (
        <Alert severity="warning">
          {translate("waybill.outdated", { was: formatMoney(kopiykas(collectedKopiykas)), now: formatMoney(kopiykas(dueKopiykas)) })}
        </Alert>
      )}
      <Stack direction="row" spacing={1} className="only-on-screen" sx={{ flexWrap: "wrap" }}>
        <Button href={`/api/admin/orders/${order}/label.pdf`} target="_blank" rel="noopener">
          {translate("waybill.label")}
        </Button>
        {waybill.isWithdrawable && permissions.includes("orders.change") ? (
          <Button color="error" disabled={isSending} onClick={() => setAsked(true)}>
            {translate("waybill.withdraw")}
          </Button>
        ) : null}
      </Stack>
      <Confirm
        isOpen={isAsked}
        title={translate("waybill.withdrawTitle", { number: formatParcelNumber(number) })}
        content={translate("waybill.withdrawText")}
        confirm="waybill.withdraw"
        cancel="ra.action.back"
        onConfirm={() => void withdraw()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
