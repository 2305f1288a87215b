import { Box, Stack } from "@mui/material";
import type { ReactNode } from "react";

/** A row in a panel with its actions beside it, below it on a phone. */
export const ListRow = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <Stack
    component="li"
    direction={{ xs: "column", sm: "row" }}
    spacing={1}
    sx={{ py: 1, borderTop: 1, borderColor: "divider", justifyContent: "space-between", alignItems: { sm: "center" } }}
  >
    <Box>{children}</Box>
    {beside}
  </Stack>
);
