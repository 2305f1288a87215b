import { Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" sx={{ p: 2, mb: 2 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);
