import { DataTable, List } from "react-admin";
import { Moment } from "../../fields/moment.tsx";
import type { Id } from "../../../../platform/ids.ts";
import { ListColumn } from "../../fields/list-column.tsx";

type Row = { id: Id<"subscription">; email: string; locale: string; confirmedAt: string };
const Column = ListColumn<Row>;

/** Confirmed addresses only. */
export const SubscriptionList = () => (
  <List exporter={false} perPage={50}>
    <DataTable rowClick={false} bulkActionButtons={false}>
      <Column source="email" disableSort />
      <Column source="locale" disableSort />
      <Column source="confirmedAt" disableSort render={({ confirmedAt }) => <Moment at={confirmedAt} />} />
    </DataTable>
  </List>
);
