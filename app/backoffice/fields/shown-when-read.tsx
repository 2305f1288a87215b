import { Alert, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";

/** Waits until the view is read, or says that it was not. */
export function ShownWhenRead<View>({ view, children }: { view: View | "failed" | undefined; children: (view: View) => ReactNode }) {
  const translate = useTranslate();
  if (view === undefined) return <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />;
  if (view !== "failed") return children(view as View);
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {translate("ra.notification.http_error")}
    </Alert>
  );
}
