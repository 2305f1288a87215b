import { Box } from "@mui/material";
import type { ReactNode } from "react";

export const MainAndAside = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gap: 2,
      gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(280px, 1fr)" },
      alignItems: "start",
    }}
  >
    {children}
  </Box>
);
