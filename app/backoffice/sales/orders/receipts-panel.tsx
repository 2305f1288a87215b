import { Stack, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { listReceipts, StaffReceiptView } from "../../../../features/receipts/receipts.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { AgainButton } from "../receipts/again-button.tsx";
import { ReceiptState } from "../receipts/receipt-state.tsx";

export function ReceiptsPanel({ order }: { order: number }) {
  const translate = useTranslate();
  const [receipts, setReceipts] = useState<StaffReceiptView[]>([]);
  const look = useCallback(() => {
    const found = callStaffApi<typeof listReceipts>("GET", "/api/admin/receipts", { order, perPage: 100 });
    void found.then(({ data }) => setReceipts(data.toReversed())).catch(() => undefined);
  }, [order]);
  useEffect(look, [look]);
  if (receipts.length === 0) return null;
  return (
    <Panel title={translate("receipt.title")} isForScreen>
      {receipts.map((receipt) => (
        <Stack key={receipt.id} spacing={0.5} sx={{ mb: 2, alignItems: "flex-start" }}>
          <Typography>
            {`${translate(`receipt.kind.${receipt.kind}`)} · ${formatMoney(receipt.amountKopiykas)} · `}
            <Moment at={receipt.at ?? receipt.wantedAt} />
            {receipt.fiscalCode ? ` · ${receipt.fiscalCode}` : ""}
          </Typography>
          <ReceiptState receipt={receipt} />
          <AgainButton receipt={receipt} onDone={look} />
        </Stack>
      ))}
    </Panel>
  );
}
