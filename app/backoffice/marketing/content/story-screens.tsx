import { Create, DataTable, Link, List, useTranslate } from "react-admin";
import type { StaffStoryView } from "../../../../features/content/staff/staff-content.contract.ts";
import { storyOf } from "./content-record.ts";
import { shownColumns } from "./shown-columns.tsx";
import { StoryForm } from "./story-form.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffStoryView>;

export function StoryList() {
  const translate = useTranslate();
  return (
    <List exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="position" label="content.position" disableSort />
        <Column
          source="titleUk"
          label="content.name"
          disableSort
          render={({ id, titleUk }) => <Link to={`/stories/${id}`}>{titleUk}</Link>}
        />
        <Column source="slides" label="content.slides" disableSort render={({ slides }) => slides.length} />
        <Column source="shownTo" label="content.shownTo" disableSort render={({ shownTo }) => translate(`content.audiences.${shownTo}`)} />
        {shownColumns}
      </DataTable>
    </List>
  );
}

export const StoryEdit = () => (
  <KeptEdit redirect="list" component="div">
    <StoryForm isNew={false} />
  </KeptEdit>
);

export const StoryCreate = () => (
  <Create redirect="list" component="div" transform={storyOf}>
    <StoryForm isNew />
  </Create>
);
