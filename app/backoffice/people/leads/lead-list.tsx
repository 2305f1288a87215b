import { DataTable, Link, List, SelectInput, useTranslate } from "react-admin";
import type { LeadView } from "../../../../features/leads/leads.contract.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Phone } from "../../fields/phone.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<LeadView>;
const tints: Record<LeadView["status"], Tint> = { new: "sky", in_work: "butter", done: "dill", refused: "plain" };

export function LeadList() {
  const translate = useTranslate();
  const filters = [
    <SelectInput
      key="kind"
      source="kind"
      alwaysOn
      emptyText="—"
      choices={["offer", "supplier", "deletion"].map((kind) => ({ id: kind, name: `lead.kind.${kind}` }))}
    />,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      emptyText="—"
      choices={Object.keys(tints).map((status) => ({ id: status, name: `lead.status.${status}` }))}
    />,
  ];
  return (
    <List filters={filters} exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="id" disableSort render={({ id }) => <Link to={`/leads/${id}`}>{id}</Link>} />
        <Column
          source="status"
          disableSort
          render={({ status }) => <Chip tint={tints[status]}>{translate(`lead.status.${status}`)}</Chip>}
        />
        <Column source="kind" disableSort render={({ kind }) => translate(`lead.kind.${kind}`)} />
        <Column source="name" disableSort render={({ name, company }) => [company, name].filter(Boolean).join(", ")} />
        <Column source="phone" disableSort render={({ phone }) => <Phone phone={phone} />} />
        <Column source="createdAt" disableSort render={({ createdAt }) => <Moment at={createdAt} />} />
      </DataTable>
    </List>
  );
}
