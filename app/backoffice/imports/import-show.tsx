import { Typography } from "@mui/material";
import { Show, useRecordContext, useTranslate } from "react-admin";
import type { getImport } from "../../../features/exchange/imports.contract.ts";
import type { OutputOf } from "../../../platform/endpoint.ts";
import { Moment } from "../fields/moment.tsx";
import { Panel } from "../fields/panel.tsx";
import { Table } from "../fields/table.tsx";
import { ImportState } from "./import-state.tsx";

/** One import: its files, and every row it did not take with the reason. */
export const ImportShow = () => (
  <Show actions={false} component="div">
    <Shown />
  </Show>
);

function Shown() {
  const translate = useTranslate();
  const run = useRecordContext<OutputOf<typeof getImport>>();
  if (!run?.fileList) return null;
  const name = (field: string) => translate(`resources.imports.fields.${field}`);
  return (
    <>
      <Panel title={translate("import.files")}>
        <Typography sx={{ mb: 1 }}>
          <ImportState state={run.state} /> <Moment at={run.startedAt} /> – <Moment at={run.finishedAt} /> {run.note}
        </Typography>
        <Table
          label={translate("import.files")}
          rows={run.fileList}
          keyOf={(file) => file.name}
          columns={[
            { name: "file", label: name("file"), cell: (file) => file.name },
            { name: "rows", label: name("rows"), number: true, cell: (file) => file.rows },
            { name: "changed", label: name("changed"), number: true, cell: (file) => file.changed },
          ]}
        />
      </Panel>
      <Panel title={translate("import.refusals")}>
        {run.refusals.length === 0 ? (
          <Typography>{translate("import.noRefusals")}</Typography>
        ) : (
          <Table
            label={translate("import.refusals")}
            rows={run.refusals}
            keyOf={(row) => `${row.file} ${row.line} ${row.id1c} ${row.reason}`}
            columns={[
              { name: "file", label: name("file"), cell: (row) => row.file },
              { name: "line", label: name("line"), number: true, cell: (row) => row.line },
              { name: "id1c", label: name("id1c"), cell: (row) => row.id1c },
              { name: "reason", label: name("reason"), cell: (row) => row.reason },
            ]}
          />
        )}
      </Panel>
    </>
  );
}
