import { Button, Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { useCopy } from "../../use-copy.ts";

export function Said({ label, value }: { label: string; value: string }) {
  const translate = useTranslate();
  const copy = useCopy({ copied: "exchange.copied", byHand: "exchange.copyByHand" });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {label}: <b>{value}</b>
      </Typography>
      <Button size="small" onClick={() => void copy(value)} aria-label={`${translate("exchange.copy")}: ${label}`}>
        {translate("exchange.copy")}
      </Button>
    </Stack>
  );
}
