import { Typography } from "@mui/material";
import { DataTable, Link, List, SimpleForm, useTranslate } from "react-admin";
import type { StaffPageView } from "../../../../features/content/staff/staff-content.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";
import { TextInTwo } from "./text-in-two.tsx";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffPageView>;

export const PageList = () => (
  <List exporter={false} perPage={25}>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column source="titleUk" label="content.title" disableSort render={({ id, titleUk }) => <Link to={`/pages/${id}`}>{titleUk}</Link>} />
      <Column source="updatedAt" label="content.changed" disableSort render={({ updatedAt }) => <Moment at={updatedAt} />} />
    </DataTable>
  </List>
);

/** HTML of the allow-list, in both languages. */
export function PageEdit() {
  const translate = useTranslate();
  return (
    <KeptEdit redirect="list" component="div">
      <SimpleForm warnWhenUnsavedChanges sx={{ p: 0, "& section": { width: "100%", boxSizing: "border-box" } }} toolbar={<SaveBar />}>
        <Panel title={translate("content.page")}>
          <TextInTwo of="title" label="content.title" longest={120} />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
            {translate("content.htmlHelp")}
          </Typography>
          <TextInTwo of="body" label="content.body" longest={60_000} rows={16} />
        </Panel>
      </SimpleForm>
    </KeptEdit>
  );
}
