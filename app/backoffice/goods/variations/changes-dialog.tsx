import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { keyOf, type Change } from "../../../../features/variations/pending-changes.rules.ts";
import { Table, type Column } from "../../fields/table.tsx";
import { textOfValue, type GridWords } from "./columns.ts";

const MOST_SHOWN = 300;

type Parts = { title: string; changes: readonly Change[]; words: GridWords; onClose: () => void };

const wordsOf = (words: GridWords) => (change: Change, value: Change["to"]) =>
  textOfValue(change.field, value, words["variations.words"]) || "—";

/** Each change with the value before and after. */
export function PreviewDialog({ changes, words, onClose, onSave, ...parts }: Parts & { onSave: () => void }) {
  const translate = useTranslate();
  const text = wordsOf(words);
  return (
    <ListDialog
      {...parts}
      changes={changes}
      onClose={onClose}
      columns={[
        ...named(translate, words),
        { name: "before", label: translate("variations.before"), cell: (change) => text(change, change.was) },
        { name: "after", label: translate("variations.after"), cell: (change) => strong(text(change, change.to)) },
      ]}
    >
      <Button variant="contained" onClick={onSave}>
        {translate("variations.write")}
      </Button>
    </ListDialog>
  );
}

/** Changes that somebody else or an import has written meanwhile. */
export function ConflictsDialog({
  changes,
  words,
  onDecide,
  ...parts
}: Parts & { onDecide: (which: "mine" | "theirs", keys: string[]) => void }) {
  const translate = useTranslate();
  const text = wordsOf(words);
  return (
    <ListDialog
      {...parts}
      changes={changes}
      columns={[
        ...named(translate, words),
        { name: "mine", label: translate("variations.mineHead"), cell: (change) => text(change, change.to) },
        { name: "theirs", label: translate("variations.theirsHead"), cell: (change) => text(change, change.theirs ?? "") },
        {
          name: "decide",
          label: translate("variations.decision"),
          cell: (change) => decisions(change, { translate, onDecide }),
        },
      ]}
    >
      {(["mine", "theirs"] as const).map((which) => (
        <Button key={which} onClick={() => onDecide(which, changes.map(keyOf))}>
          {translate(`variations.${which}All`)}
        </Button>
      ))}
    </ListDialog>
  );
}

const strong = (text: string): ReactNode => <strong>{text}</strong>;

const decisions = (
  change: Change,
  { translate, onDecide }: { translate: (key: string) => string; onDecide: (which: "mine" | "theirs", keys: string[]) => void },
): ReactNode => (
  <Stack direction="row">
    {(["mine", "theirs"] as const).map((which) => (
      <Button key={which} size="small" onClick={() => onDecide(which, [keyOf(change)])}>
        {translate(`variations.${which}`)}
      </Button>
    ))}
  </Stack>
);

const named = (translate: (key: string) => string, words: GridWords): Column<Change>[] => [
  { name: "cell", label: translate("variations.cell"), cell: ({ label }) => label },
  { name: "field", label: translate("variations.field"), cell: ({ field }) => words["variations.heads"][field] },
];

function ListDialog({
  title,
  changes,
  columns,
  onClose,
  children,
}: Omit<Parts, "words"> & { columns: readonly Column<Change>[]; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="changes-title">
      <DialogTitle id="changes-title">{title}</DialogTitle>
      <DialogContent>
        <Table label={title} rows={changes.slice(0, MOST_SHOWN)} keyOf={keyOf} columns={columns} />
        {changes.length > MOST_SHOWN ? (
          <Typography sx={{ mt: 1 }}>{translate("variations.moreChanges", { count: changes.length - MOST_SHOWN })}</Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
        {children}
      </DialogActions>
    </Dialog>
  );
}
