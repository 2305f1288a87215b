import { DataTable, Link, List, SelectInput, TextInput, useTranslate } from "react-admin";
import { returnStatuses, type ReturnReason, type ReturnStatus } from "../../../../features/returns/returns.rules.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Phone } from "../../fields/phone.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

type Row = { id: number; orderNumber: number; phone: string; status: ReturnStatus; reason: ReturnReason; pieces: number; askedAt: string };

const Column = ListColumn<Row>;
const tints: Record<ReturnStatus, Tint> = { asked: "marigold", approved: "sky", refused: "poppy", cancelled: "plain", received: "dill" };

export const ReturnChip = ({ status }: { status: ReturnStatus }) => {
  const translate = useTranslate();
  return <Chip tint={tints[status]}>{translate(`return.status.${status}`)}</Chip>;
};

/** Returns that wait for staff come first. */
export function ReturnList() {
  const translate = useTranslate();
  return (
    <List
      filters={[
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          emptyText="—"
          choices={returnStatuses.map((status) => ({ id: status, name: `return.status.${status}` }))}
        />,
        <TextInput key="q" source="q" alwaysOn label={translate("return.search")} />,
      ]}
      filterDefaultValues={{ status: "asked" }}
      exporter={false}
      perPage={25}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="id" disableSort render={({ id }) => <Link to={`/returns/${id}/show`}>{id}</Link>} />
        <Column source="status" disableSort render={({ status }) => <ReturnChip status={status} />} />
        <Column source="orderNumber" disableSort />
        <Column source="phone" disableSort render={({ phone }) => <Phone phone={phone} />} />
        <Column source="reason" disableSort render={({ reason }) => translate(`return.reason.${reason}`)} />
        <Column source="pieces" disableSort />
        <Column source="askedAt" disableSort render={({ askedAt }) => <Moment at={askedAt} />} />
      </DataTable>
    </List>
  );
}
