import { Alert, Box, Button } from "@mui/material";
import { useTranslate } from "react-admin";
import type { FileRead } from "./file-tools.tsx";

const MOST_SHOWN = 50;

export function FileNote({
  file: { lines, changed, passedOver, passedOverTotal, unknownHeads },
  onClose,
}: {
  file: FileRead;
  onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <Alert
      severity={passedOverTotal > 0 || unknownHeads.length > 0 ? "warning" : "info"}
      action={<Button onClick={onClose}>{translate("variations.file.toAll")}</Button>}
    >
      {translate("variations.file.read", { lines, changed: changed.length })}
      {unknownHeads.length > 0 ? <Box>{translate("variations.file.heads", { heads: unknownHeads.join(", ") })}</Box> : null}
      {passedOverTotal > 0 ? (
        <Box
          tabIndex={0}
          role="region"
          aria-label={translate("variations.file.passed", { count: passedOverTotal })}
          sx={{ maxHeight: 120, overflow: "auto" }}
        >
          {translate("variations.file.passed", { count: passedOverTotal })}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {passedOver.slice(0, MOST_SHOWN).map(({ line, code, why }) => (
              <li key={`${line} ${why}`}>{translate(`variations.file.${why}`, { line, code })}</li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Alert>
  );
}
