import { DataTable, Link, List, SearchInput, useTranslate } from "react-admin";
import type { CustomerView } from "../../../../features/accounts/staff-customers.contract.ts";
import { Chip } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Phone } from "../../fields/phone.tsx";
import { ListColumn, ListNumberColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<CustomerView>;
const NumberColumn = ListNumberColumn<CustomerView>;
const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function CustomerList() {
  const translate = useTranslate();
  return (
    <List filters={filters} exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column
          source="phone"
          disableSort
          render={({ id, phone }) => (
            <Link to={`/customers/${id}`}>
              <Phone phone={phone} />
            </Link>
          )}
        />
        <Column source="name" disableSort />
        <Column source="email" disableSort />
        <Column source="createdAt" disableSort render={({ createdAt }) => <Moment at={createdAt} />} />
        <NumberColumn source="completedOrders" disableSort />
        <Column
          source="blacklisted"
          disableSort
          render={({ blacklisted }) => (blacklisted ? <Chip tint="poppy">{translate("ra.boolean.true")}</Chip> : "—")}
        />
        <Column
          source="cardOnly"
          disableSort
          render={({ cardOnly }) => (cardOnly ? <Chip tint="marigold">{translate("ra.boolean.true")}</Chip> : "—")}
        />
      </DataTable>
    </List>
  );
}
