import { Typography } from "@mui/material";
import { Create, DataTable, Link, List, useTranslate } from "react-admin";
import type { StaffBlueLineView } from "../../../../features/content/staff/staff-blue-lines.contract.ts";
import { Panel } from "../../fields/panel.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { ContentForm } from "./content-form.tsx";
import { blueLineOf } from "./content-record.ts";
import { shownColumns } from "./shown-columns.tsx";
import { TextInTwo } from "./text-in-two.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffBlueLineView>;

export const BlueLineList = () => (
  <List exporter={false} perPage={25}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column source="position" label="content.position" disableSort />
      <Column
        source="textUk"
        label="content.text"
        disableSort
        render={({ id, textUk }) => <Link to={`/blue-lines/${id}`}>{textUk}</Link>}
      />
      {shownColumns}
    </DataTable>
  </List>
);

export const BlueLineEdit = () => (
  <KeptEdit redirect="list" component="div">
    <BlueLineForm isNew={false} />
  </KeptEdit>
);

export const BlueLineCreate = () => (
  <Create redirect="list" component="div" transform={blueLineOf}>
    <BlueLineForm isNew />
  </Create>
);

function BlueLineForm({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  return (
    <ContentForm isNew={isNew}>
      <Panel title={translate("content.line")}>
        <TextInTwo of="text" label="content.text" longest={200} />
        <Typography variant="body2" color="text.secondary">
          {translate("content.lineHelp")}
        </Typography>
      </Panel>
    </ContentForm>
  );
}
