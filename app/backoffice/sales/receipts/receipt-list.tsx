import { Alert, Typography } from "@mui/material";
import { DataTable, Link, List, SelectInput, useRefresh, useTranslate } from "react-admin";
import type { StaffReceiptView } from "../../../../features/receipts/receipts.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { Moment } from "../../fields/moment.tsx";
import { AgainButton } from "./again-button.tsx";
import { ReceiptState } from "./receipt-state.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffReceiptView>;

export function ReceiptList() {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ my: 2, maxWidth: 760 }}>
        {translate("receipt.help")}
      </Typography>
      <List
        exporter={false}
        perPage={25}
        filters={[
          <SelectInput
            key="undone"
            source="undone"
            alwaysOn
            emptyText="—"
            label="resources.receipts.fields.state"
            choices={[{ id: "true", name: "receipt.undone" }]}
          />,
        ]}
        empty={<Alert severity="info">{translate("receipt.none")}</Alert>}
      >
        <DataTable rowClick={false} bulkActionButtons={false}>
          <Column source="wantedAt" disableSort render={({ wantedAt }) => <Moment at={wantedAt} />} />
          <Column source="kind" disableSort render={({ kind }) => translate(`receipt.kind.${kind}`)} />
          <Column
            source="orderNumber"
            disableSort
            render={({ orderNumber }) =>
              orderNumber === null ? translate("receipt.withoutOrder") : <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>
            }
          />
          <Column source="amountKopiykas" disableSort render={({ amountKopiykas }) => formatMoney(amountKopiykas)} />
          <Column source="fiscalCode" disableSort />
          <Column source="state" disableSort render={(receipt) => <ReceiptState receipt={receipt} />} />
          <Column source="decide" disableSort render={(receipt) => <AgainButton receipt={receipt} onDone={refresh} />} />
        </DataTable>
      </List>
    </>
  );
}
