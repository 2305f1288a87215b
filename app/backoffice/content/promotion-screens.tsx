import {
  Create,
  CreateButton,
  DataTable,
  Edit,
  Link,
  List,
  SaveButton,
  Toolbar,
  TopToolbar,
  useTranslate,
  type RaRecord,
} from "react-admin";
import type { StaffPromotionView } from "../../../features/content/staff-content.contract.ts";
import { Moment } from "../fields/moment.tsx";
import { promotionOf } from "./content-record.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { RemoveContentButton } from "./remove-content-button.tsx";
import { ShownChip } from "./shown-chip.tsx";

const Column = DataTable.Col<StaffPromotionView>;

export function PromotionList() {
  const translate = useTranslate();
  return (
    <List
      exporter={false}
      perPage={25}
      actions={
        <TopToolbar>
          <CreateButton />
        </TopToolbar>
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="place" label="content.place" disableSort render={({ place }) => translate(`content.places.${place}`)} />
        <Column source="position" label="content.position" disableSort />
        <Column
          source="titleUk"
          label="content.title"
          disableSort
          render={({ id, titleUk }) => <Link to={`/promotions/${id}`}>{titleUk}</Link>}
        />
        <Column
          source="shownFrom"
          label="content.from"
          disableSort
          render={({ shownFrom }) => (shownFrom ? <Moment at={shownFrom} /> : "—")}
        />
        <Column
          source="shownUntil"
          label="content.until"
          disableSort
          render={({ shownUntil }) => (shownUntil ? <Moment at={shownUntil} /> : "—")}
        />
        <Column source="isShownNow" label="content.now" disableSort render={({ isShownNow }) => <ShownChip isShownNow={isShownNow} />} />
      </DataTable>
    </List>
  );
}

export const PromotionEdit = () => (
  <Edit mutationMode="pessimistic" actions={false} redirect="list" component="div">
    <PromotionForm
      toolbar={
        <Toolbar sx={{ justifyContent: "space-between" }}>
          <SaveButton />
          <RemoveContentButton />
        </Toolbar>
      }
    />
  </Edit>
);

export const PromotionCreate = () => (
  <Create redirect="list" component="div" transform={withAddress}>
    <PromotionForm
      isNew
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      }
    />
  </Create>
);

const withAddress = (record: Partial<RaRecord>) => ({ slug: record["slug"] ?? "", ...promotionOf(record) });
