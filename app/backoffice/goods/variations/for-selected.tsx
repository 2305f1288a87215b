import { Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { cellOf } from "../../../../features/variations/cells.rules.ts";
import { stepped, steps, type Step } from "../../../../features/variations/number-steps.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { typedNumber } from "../../../../platform/text/decimal-comma.ts";
import { columns } from "./columns.ts";
import type { Edits } from "./use-edits.ts";
import type { Selection } from "./use-selection.ts";

const roundings = [1, 5, 10];

type Parts = { rows: readonly VariationRow[]; edits: Edits; selection: Selection; onDone: (cells: number) => void };

/** One step for all selected cells; each can be set, and numbers can be calculated. */
export function ForSelected({ rows, edits, selection: { block }, onDone }: Parts) {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>("set");
  const [by, setBy] = useState("");
  const wanted = columns.slice(block.from.column, block.to.column + 1).flatMap(({ field }) => (edits.mayChange(field) ? [field] : []));
  const selected = rows.slice(block.from.row, block.to.row + 1).flatMap((row) => wanted.map((field) => ({ row, field })));
  const numbers = selected.filter(({ field }) => cellOf(field).kind === "whole");
  const cells = step === "set" ? selected : numbers;
  const number = typedNumber(by);
  const isUsable = step === "set" || (Number.isFinite(number) && (step === "percent" || Number.isInteger(number)));
  const apply = () => {
    if (step === "set") return onDone(edits.type(cells.map((cell) => ({ ...cell, text: by }))));
    const values = cells.flatMap(({ row, field }) => {
      const value = edits.valueAt(row, field);
      return typeof value === "number" ? [{ row, field, value: stepped(value, step, number) }] : [];
    });
    return onDone(edits.set(values));
  };
  const choose = (next: Step) => {
    setStep(next);
    setBy(next === "round" ? "5" : "");
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: "wrap", alignItems: "center" }}
      role="group"
      aria-label={translate("variations.selected.title")}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {translate("variations.selected.title")}
      </Typography>
      <TextField
        select
        label={translate("variations.selected.step")}
        value={step}
        onChange={(event) => choose(event.target.value as Step)}
        sx={{ width: 180, my: 0 }}
      >
        {steps.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`variations.selected.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select={step === "round"}
        label={translate("variations.selected.value")}
        value={by}
        onChange={(event) => setBy(event.target.value)}
        sx={{ width: 130, my: 0 }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      >
        {roundings.map((one) => (
          <MenuItem key={one} value={String(one)}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={!isUsable || cells.length === 0} onClick={apply}>
        {translate("variations.selected.apply", { cells: cells.length })}
      </Button>
    </Stack>
  );
}
