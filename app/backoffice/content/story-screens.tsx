import { Create, CreateButton, DataTable, Edit, Link, List, SaveButton, Toolbar, TopToolbar } from "react-admin";
import type { StaffStoryView } from "../../../features/content/staff-content.contract.ts";
import { Moment } from "../fields/moment.tsx";
import { storyOf } from "./content-record.ts";
import { RemoveContentButton } from "./remove-content-button.tsx";
import { ShownChip } from "./shown-chip.tsx";
import { StoryForm } from "./story-form.tsx";

const Column = DataTable.Col<StaffStoryView>;

export const StoryList = () => (
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
      <Column source="position" label="content.position" disableSort />
      <Column
        source="titleUk"
        label="content.name"
        disableSort
        render={({ id, titleUk }) => <Link to={`/stories/${id}`}>{titleUk}</Link>}
      />
      <Column source="slides" label="content.slides" disableSort render={({ slides }) => slides.length} />
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

export const StoryEdit = () => (
  <Edit mutationMode="pessimistic" actions={false} redirect="list" component="div">
    <StoryForm
      toolbar={
        <Toolbar sx={{ justifyContent: "space-between" }}>
          <SaveButton />
          <RemoveContentButton />
        </Toolbar>
      }
    />
  </Edit>
);

export const StoryCreate = () => (
  <Create redirect="list" component="div" transform={storyOf}>
    <StoryForm
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      }
    />
  </Create>
);
