import { DataTable, List, useTranslate } from "react-admin";
import type { PaymentEventView } from "../../../../features/orders/payments/staff-payments.contract.ts";
import { formatMoney, toHryvnias } from "../../../../platform/money/money.ts";
import { Moment } from "../../fields/moment.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<PaymentEventView>;

/** Providers' words about payments that are not ours, or not of our sum. */
export function UnmatchedList() {
  const translate = useTranslate();
  return (
    <List exporter={false} perPage={25}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="providerAt" label="payments.at" disableSort render={({ providerAt }) => <Moment at={providerAt} />} />
        <Column source="provider" label="payments.provider" disableSort />
        <Column source="reference" label="payments.reference" disableSort />
        <Column source="status" label="payments.status" disableSort />
        <Column
          source="amountKopiykas"
          label="payments.amount"
          disableSort
          render={({ amountKopiykas, currency }) =>
            currency === "UAH" ? formatMoney(amountKopiykas) : `${toHryvnias(amountKopiykas)} ${currency}`
          }
        />
        <Column source="note" label="payments.why" disableSort render={({ note }) => translate(`payments.notes.${note}`)} />
      </DataTable>
    </List>
  );
}
