import { Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** `isForScreen`: not printed. */
export const Panel = ({ title, isForScreen = false, children }: { title: string; isForScreen?: boolean; children: ReactNode }) => (
  <Paper component="section" sx={{ p: 2, mb: 2 }} className={isForScreen ? "only-on-screen" : ""}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);
