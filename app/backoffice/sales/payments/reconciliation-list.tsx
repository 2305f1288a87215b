import { DataTable, List, useTranslate } from "react-admin";
import type { listReconciliations } from "../../../../features/orders/payments/staff-payments.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { Moment } from "../../fields/moment.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

type Row = OutputOf<typeof listReconciliations>["data"][number];
const Column = ListColumn<Row>;

/** Each night's comparison of the providers' statements with our payments, and the differences. */
export function ReconciliationList() {
  const translate = useTranslate();
  return (
    <List exporter={false} perPage={25}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="day" label="payments.day" disableSort />
        <Column source="provider" label="payments.provider" disableSort />
        <Column source="madeAt" label="payments.at" disableSort render={({ madeAt }) => <Moment at={madeAt} />} />
        <Column source="payments" label="payments.count" disableSort />
        <Column source="sumKopiykas" label="payments.amount" disableSort render={({ sumKopiykas }) => formatMoney(sumKopiykas)} />
        <Column
          source="differences"
          label="payments.differences"
          disableSort
          render={({ differences }) =>
            differences.length === 0
              ? "—"
              : differences.map(({ kind, reference, ours, theirs }) => (
                  <div
                    key={`${kind} ${reference}`}
                  >{`${reference}: ${translate(`payments.kinds.${kind}`)} ${[ours, theirs].filter(Boolean).join(" / ")}`}</div>
                ))
          }
        />
      </DataTable>
    </List>
  );
}
