import { Create, DataTable, Link, List, useTranslate, type RaRecord } from "react-admin";
import type { StaffPromotionView } from "../../../../features/content/staff/staff-content.contract.ts";
import { promotionOf } from "./content-record.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { shownColumns } from "./shown-columns.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffPromotionView>;

export function PromotionList() {
  const translate = useTranslate();
  return (
    <List exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="place" label="content.place" disableSort render={({ place }) => translate(`content.places.${place}`)} />
        <Column source="position" label="content.position" disableSort />
        <Column
          source="titleUk"
          label="content.title"
          disableSort
          render={({ id, titleUk }) => <Link to={`/promotions/${id}`}>{titleUk}</Link>}
        />
        <Column source="shownTo" label="content.shownTo" disableSort render={({ shownTo }) => translate(`content.audiences.${shownTo}`)} />
        {shownColumns}
      </DataTable>
    </List>
  );
}

export const PromotionEdit = () => (
  <KeptEdit redirect="list" component="div">
    <PromotionForm isNew={false} />
  </KeptEdit>
);

export const PromotionCreate = () => (
  <Create redirect="list" component="div" transform={withAddress}>
    <PromotionForm isNew />
  </Create>
);

const withAddress = (record: Partial<RaRecord>) => ({ slug: record["slug"] ?? "", ...promotionOf(record) });
