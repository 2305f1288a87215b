import { Alert, Box, Button } from "@mui/material";
import { useTranslate } from "react-admin";
import type { Picking } from "./use-picking.ts";

/** Picks made without a connection that were not saved, since the order has moved on. */
export function LostPicks({ picking: { lost, lostIsSeen } }: { picking: Picking }) {
  const translate = useTranslate();
  if (lost.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate("picking.lost")}
      <Box component="ul" sx={{ my: 1, pl: 2 }}>
        {lost.map(({ position, article, kept, picked }) => (
          <li key={position}>{translate("picking.lostLine", { article: article || `№\u00a0${position}`, kept, picked })}</li>
        ))}
      </Box>
      <Button variant="outlined" onClick={lostIsSeen}>
        {translate("picking.understood")}
      </Button>
    </Alert>
  );
}
