import { Stack, Typography } from "@mui/material";
import { BooleanInput, DateTimeInput, NumberInput, useTranslate } from "react-admin";
import { Panel } from "../../fields/panel.tsx";

export function ShownFields() {
  const translate = useTranslate();
  return (
    <Panel title={translate("content.shown")}>
      <BooleanInput source="visible" label="content.visible" helperText={false} defaultValue />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ columnGap: 2 }}>
        <NumberInput source="position" label="content.position" min={0} max={1_000} defaultValue={1} />
        <DateTimeInput source="shownFrom" label="content.from" parse={instantOf} />
        <DateTimeInput source="shownUntil" label="content.until" parse={instantOf} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate("content.timesHelp")}
      </Typography>
    </Panel>
  );
}

const instantOf = (text: string): string | null => (text ? new Date(text).toISOString() : null);
