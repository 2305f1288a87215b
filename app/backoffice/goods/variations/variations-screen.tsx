import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Title, useLocaleState, usePermissions, useTranslate } from "react-admin";
import { decide, readyChanges } from "../../../../features/variations/pending-changes.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { ConflictsDialog, PreviewDialog } from "./changes-dialog.tsx";
import { columns, gridWords } from "./columns.ts";
import { FileNote } from "./file-note.tsx";
import { FileTools, type FileRead } from "./file-tools.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ForSelected } from "./for-selected.tsx";
import { ActiveNote, firstFault, SaveBar } from "./save-bar.tsx";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.ts";
import { useEdits } from "./use-edits.ts";
import { useSave } from "./use-save.ts";
import { useSelection } from "./use-selection.ts";
import { MOST_ROWS_SHOWN, useFilter, useVariations } from "./use-variations.ts";
import { VariationsGrid } from "./variations-grid.tsx";

/** Thousands of variations are edited as in a spreadsheet; nothing is written before it is saved. */
export function VariationsScreen() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { permissions = [] } = usePermissions<string[]>();
  const words = gridWords(locale);
  const { filter, choose } = useFilter();
  const list = useVariations(filter);
  const [file, setFile] = useState<FileRead>();
  const [fileRows, setFileRows] = useState<VariationRow[]>([]);
  const edits = useEdits();
  const change = (changed: (row: VariationRow) => VariationRow) => {
    list.change(changed);
    setFileRows((rows) => rows.map(changed));
  };
  const { save, progress } = useSave(edits, change);
  const rows = file ? fileRows : list.rows;
  const total = file ? fileRows.length : list.read && list.read !== "failed" ? list.read.total : 0;
  const selection = useSelection({ rows: rows.length, columns: columns.length });
  const [said, tell] = useState("");
  const [shown, setShown] = useState<"preview" | "conflicts">();
  const changes = [...edits.pending.changes.values()];
  const conflicts = changes.filter(({ theirs }) => theirs !== undefined);
  const mayChange = permissions.includes("products.change");
  useAskBeforeLeaving(changes.length > 0);

  const takeFile = (read: FileRead) => {
    setFile(read);
    setFileRows(read.changed.map(({ row }) => row));
    edits.type(read.changed.flatMap(({ row, cells }) => cells.map((cell) => ({ row, ...cell }))));
    selection.go({ row: 0, column: 1 });
  };
  return (
    <Stack spacing={1.5} sx={{ pt: 1 }}>
      <Title title={translate("variations.title")} />
      {file ? <FileNote file={file} onClose={() => setFile(undefined)} /> : <FilterBar filter={filter} words={words} onChoose={choose} />}
      {mayChange ? (
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", justifyContent: "space-between" }}>
          <ForSelected
            rows={rows}
            edits={edits}
            selection={selection}
            onDone={(count) => tell(translate("variations.changed", { count }))}
          />
          <FileTools filter={filter} onRead={takeFile} />
        </Stack>
      ) : null}
      {list.read === "failed" ? <Alert severity="error">{translate("ra.notification.http_error")}</Alert> : null}
      <VariationsGrid
        rows={rows}
        total={total}
        edits={edits}
        selection={selection}
        onNearEnd={() => void (file ?? list.readMore())}
        tell={tell}
      />
      <ActiveNote rows={rows} edits={edits} selection={selection} words={words} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Typography component="span">
          {list.read === undefined ? translate("variations.reading") : null}
          {list.read && total === 0 ? translate("variations.nothing") : null}
          {total > 0 ? translate("variations.found", { total, shown: rows.length }) : null}
        </Typography>
        {rows.length < Math.min(total, MOST_ROWS_SHOWN) ? (
          <Button disabled={list.isReading} onClick={() => void list.readAll()}>
            {translate(list.isReading ? "variations.reading" : "variations.all")}
          </Button>
        ) : null}
        <Box sx={{ flex: 1 }} />
        {mayChange ? (
          <SaveBar
            edits={edits}
            progress={progress}
            onFault={() => selection.go(firstFault(rows, edits) ?? selection.active)}
            onConflicts={() => setShown("conflicts")}
            onSave={() => setShown("preview")}
          />
        ) : null}
      </Stack>
      <Typography role="status" className="only-heard">
        {said}
      </Typography>
      <Typography id="grid-hint" variant="body2" color="text.secondary">
        {`${translate("variations.marks")} ${translate("variations.hint")}`}
      </Typography>
      {shown === "preview" ? (
        <PreviewDialog
          title={translate("variations.preview")}
          changes={readyChanges(edits.pending)}
          words={words}
          onClose={() => setShown(undefined)}
          onSave={() => {
            setShown(undefined);
            void save();
          }}
        />
      ) : null}
      {shown === "conflicts" && conflicts.length > 0 ? (
        <ConflictsDialog
          title={translate("variations.conflicts", { count: conflicts.length })}
          changes={conflicts}
          words={words}
          onClose={() => setShown(undefined)}
          onDecide={(which, keys) => {
            const theirs = new Map(conflicts.map((one) => [`${one.of} ${one.id} ${one.field}`, one]));
            const taken = keys.flatMap((key) => theirs.get(key) ?? []);
            edits.put(decide(edits.latest(), which, keys));
            // The row shows the server's values from now on.
            change((row) => taken.reduce((next, one) => withTheirs(next, one), row));
          }}
        />
      ) : null}
    </Stack>
  );
}

const withTheirs = (
  row: VariationRow,
  { of, id, field, theirs }: { of: string; id: number; field: string; theirs?: unknown },
): VariationRow => ((of === "product" ? row.productId : row.id) === id ? { ...row, [field]: theirs } : row);
