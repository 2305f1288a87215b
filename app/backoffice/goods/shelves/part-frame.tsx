import { Alert, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Panel } from "../../fields/panel.tsx";

export function PartFrame<Answer>({
  name,
  shown,
  children,
}: {
  name: string;
  shown: Answer | "failed" | undefined;
  children: (answer: Answer) => ReactNode;
}) {
  const translate = useTranslate();
  return (
    <Panel title={translate(`shelves.${name}.title`)}>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
        {translate(`shelves.${name}.hint`)}
      </Typography>
      {shown === undefined ? (
        <Skeleton variant="rounded" height={160} />
      ) : shown === "failed" ? (
        <Alert severity="error">{translate("ra.notification.http_error")}</Alert>
      ) : (
        children(shown)
      )}
    </Panel>
  );
}
