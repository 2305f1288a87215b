import { Alert } from "@mui/material";
import { useTranslate } from "react-admin";
import type { getDashboard } from "../../../../features/orders/staff-orders.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";

export function DiskNote({ disk }: Pick<OutputOf<typeof getDashboard>, "disk">) {
  const translate = useTranslate();
  if (disk === "fine") return null;
  return (
    <Alert severity={disk === "full" ? "error" : "warning"} sx={{ mb: 2 }}>
      {translate(`disk.${disk}`)}
    </Alert>
  );
}
