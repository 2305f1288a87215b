import { Paper, Typography } from "@mui/material";

/** A number with its name above and a comparison below. */
export const Figure = ({ name, value, below }: { name: string; value: string | number; below: string }) => (
  <Paper sx={{ p: 2 }}>
    <Typography color="text.secondary">{name}</Typography>
    <Typography component="p" variant="h5" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {value}
    </Typography>
    <Typography color="text.secondary">{below || "\u00a0"}</Typography>
  </Paper>
);
