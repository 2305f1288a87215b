import { Paper, Stack, Typography } from "@mui/material";
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition, useTranslate } from "react-admin";

/** In place of a list that has never had a row. */
export function EmptyList() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const { hasCreate } = useResourceDefinition();
  const labelOf = useGetResourceLabel();
  return (
    <Paper sx={{ p: 2, mt: 2, width: "100%" }}>
      <Stack spacing={2} sx={{ alignItems: "start" }}>
        <Typography>{translate("ra.page.empty", { name: labelOf(resource, 0) })}</Typography>
        {hasCreate ? <CreateButton variant="contained" /> : null}
      </Stack>
    </Paper>
  );
}
