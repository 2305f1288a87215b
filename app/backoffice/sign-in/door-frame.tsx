import { Box, Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Notification, useTranslate } from "react-admin";
import { SHOP_NAME } from "../../../features/shop-name.ts";

export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="main" sx={{ minHeight: "100vh", bgcolor: "#24121c", display: "grid", placeItems: "center", p: 2 }}>
      <Paper sx={{ width: "100%", maxWidth: 440, p: { xs: 2, sm: 4 }, borderRadius: 2 }}>
        <Typography component="p" color="text.secondary">
          {SHOP_NAME} · {translate("backOffice")}
        </Typography>
        <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </Paper>
      <Notification />
    </Box>
  );
}
