import { DataTable, Link, List, useTranslate } from "react-admin";
import type { StaffView } from "../../../../features/staff/staff.contract.ts";
import { Chip } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffView>;

export function StaffList() {
  const translate = useTranslate();
  return (
    <List exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="email" disableSort render={({ id, email }) => <Link to={`/staff/${id}`}>{email}</Link>} />
        <Column source="name" disableSort />
        <Column source="role" disableSort render={({ role }) => translate(`role.${role}`)} />
        <Column
          source="disabled"
          disableSort
          render={({ disabled }) => (disabled ? <Chip tint="poppy">{translate("ra.boolean.true")}</Chip> : "—")}
        />
        <Column source="createdAt" disableSort render={({ createdAt }) => <Moment at={createdAt} />} />
      </DataTable>
    </List>
  );
}
