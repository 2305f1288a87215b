import { Alert, Box, TextField } from "@mui/material";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import type { PickingView } from "../../../../features/picking/picking.contract.ts";
import { lineOfCode } from "../../../../features/picking/picking.rules.ts";

type Parts = { lines: PickingView["lineList"]; onPick: (position: number, picked: number) => void };
type Said = { severity: "success" | "warning" | "error"; text: string };

const WRONG_BUZZ_MS = 300;

/** A scanner types a code and a line break; each puts a piece into the box. */
export function ScanField({ lines, onPick }: Parts) {
  const translate = useTranslate();
  const [code, setCode] = useState("");
  const [said, setSaid] = useState<Said>();
  const field = useRef<HTMLInputElement>(null);
  // A scanner types where the focus is.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const take = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setCode("");
    if (typed === "") return;
    const meant = lineOfCode(lines, typed);
    if (typeof meant === "string") {
      navigator.vibrate?.(WRONG_BUZZ_MS);
      setSaid({ severity: meant === "unknown" ? "error" : "warning", text: translate(`picking.${meant}`, { code: typed }) });
      return;
    }
    const line = lines.find(({ position }) => position === meant.position);
    if (!line) return;
    onPick(line.position, line.picked + 1);
    const name = [line.article, line.colour, line.size].filter(Boolean).join(" · ");
    setSaid({ severity: "success", text: `${name}: ${line.picked + 1} / ${line.pieces}` });
  };
  return (
    <Box component="form" onSubmit={take}>
      <TextField
        label={translate("picking.scan")}
        helperText={translate("picking.scanHint")}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        inputRef={field}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 60, enterKeyHint: "done" } }}
      />
      <Box role="status" sx={{ minHeight: 56 }}>
        {said ? <Alert severity={said.severity}>{said.text}</Alert> : null}
      </Box>
    </Box>
  );
}
