import { Typography } from "@mui/material";
import { Show, useRecordContext, useTranslate } from "react-admin";
import type { ImportView } from "../../../../features/exchange/imports.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { Table } from "../../fields/table.tsx";
import { OneRecord } from "../../frame/one-record.tsx";
import { Counted } from "./counted.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { ImportState } from "./import-state.tsx";
import { WaitingImport } from "./waiting-import.tsx";

export const ImportShow = () => (
  <OneRecord>
    <Show actions={false} component="div">
      <Shown />
    </Show>
  </OneRecord>
);

function Shown() {
  const translate = useTranslate();
  const run = useRecordContext<ImportView>();
  if (!run?.fileList) return null;
  const name = (field: string) => translate(`resources.imports.fields.${field}`);
  return (
    <>
      {run.state === "waiting" ? <WaitingImport run={run} /> : null}
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
      <Panel title={translate("importReport.taken")}>
        <Counted rows={run.taken} />
      </Panel>
      <OpenQuestions key={run.state} except={run.state === "waiting" ? run.id : undefined} />
      <Refusals run={run} />
      {run.parkedRows.length > 0 ? <Parked run={run} /> : null}
      {run.ignored.length > 0 ? (
        <Panel title={translate("importReport.ignored")}>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {translate("importReport.ignoredHint")}
          </Typography>
          <Counted rows={run.ignored} />
        </Panel>
      ) : null}
    </>
  );
}

function Refusals({ run }: { run: ImportView }) {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.imports.fields.${field}`);
  return (
    <Panel title={translate("import.refusals")}>
      <First shown={run.refusals.length} of={run.refused + run.remarks} />
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
            {
              name: "whole",
              label: translate("importReport.whole"),
              cell: (row) => translate(`importReport.${row.whole ? "row" : "part"}`),
            },
            { name: "reason", label: name("reason"), cell: (row) => row.reason },
          ]}
        />
      )}
    </Panel>
  );
}

function Parked({ run }: { run: ImportView }) {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.imports.fields.${field}`);
  return (
    <Panel title={translate("importReport.parkedTitle")}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("importReport.parkedHint")}
      </Typography>
      <First shown={run.parkedRows.length} of={run.parked} />
      <Table
        label={translate("importReport.parkedTitle")}
        rows={run.parkedRows}
        keyOf={({ id }) => id}
        columns={[
          { name: "file", label: name("file"), cell: (row) => row.file },
          { name: "line", label: name("line"), number: true, cell: (row) => row.line },
          { name: "id1c", label: name("id1c"), cell: (row) => row.id1c },
          {
            name: "waitsFor",
            label: translate("importReport.waitsFor"),
            cell: (row) => translate(`importReport.${row.kind === "offer" ? "waitsForOffer" : "waitsForGroup"}`, { id: row.waitsFor }),
          },
        ]}
      />
    </Panel>
  );
}

function First({ shown, of }: { shown: number; of: number }) {
  const translate = useTranslate();
  return shown < of ? <Typography sx={{ mb: 1 }}>{translate("importReport.first", { count: `${shown} / ${of}` })}</Typography> : null;
}
