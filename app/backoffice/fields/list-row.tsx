import { Box, Stack } from "@mui/material";
import type { ReactNode } from "react";

/** One of a list in a panel; what is done with it stands beside, below it on a phone. */
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
