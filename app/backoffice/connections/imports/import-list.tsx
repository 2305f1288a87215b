import { Alert } from "@mui/material";
import Tags from "lucide-react/icons/tags";
import { Button, DataTable, Link, List, TopToolbar, useTranslate } from "react-admin";
import type { ImportRow } from "../../../../features/exchange/imports.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { ImportState } from "./import-state.tsx";
import { ListColumn, ListNumberColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<ImportRow>;
const NumberColumn = ListNumberColumn<ImportRow>;

export function ImportList() {
  const translate = useTranslate();
  return (
    <>
      <OpenQuestions />
      <List exporter={false} perPage={25} actions={<Actions />} empty={<Alert severity="info">{translate("import.empty")}</Alert>}>
        <DataTable rowClick="show" bulkActionButtons={false}>
          <Column source="id" disableSort render={({ id }) => <Link to={`/imports/${id}/show`}>{id}</Link>} />
          <Column source="state" disableSort render={({ state }) => <ImportState state={state} />} />
          <Column source="startedAt" disableSort render={({ startedAt }) => <Moment at={startedAt} />} />
          <NumberColumn source="rows" disableSort />
          <NumberColumn source="changed" disableSort />
          <NumberColumn source="refused" disableSort />
          <NumberColumn source="remarks" label="importReport.notWhole" disableSort />
          <NumberColumn source="parked" label="importReport.parked" disableSort />
        </DataTable>
      </List>
    </>
  );
}

const Actions = () => (
  <TopToolbar>
    <Button component={Link} to="/price-types" label="priceType.title">
      <Tags aria-hidden />
    </Button>
  </TopToolbar>
);
