import { Typography } from "@mui/material";
import type { ReactElement } from "react";
import { required, SimpleForm, TextInput, useTranslate } from "react-admin";
import { CategoryGoal } from "./category-goal.tsx";

/** A rule gives replacement words, or a page. */
export function SearchWordForm({ toolbar }: { toolbar: ReactElement }) {
  const translate = useTranslate();
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={toolbar} sx={{ maxWidth: 640 }}>
      <TextInput
        source="typed"
        validate={required()}
        helperText="searchWords.typedHint"
        slotProps={{ htmlInput: { maxLength: 64 } }}
        fullWidth
      />
      <Typography component="h2" variant="h6">
        {translate("searchWords.either")}
      </Typography>
      <TextInput source="readAs" helperText="searchWords.readHint" slotProps={{ htmlInput: { maxLength: 64 } }} fullWidth />
      <Typography component="h2" variant="h6">
        {translate("searchWords.or")}
      </Typography>
      <CategoryGoal />
      <TextInput source="leadsTo" helperText="searchWords.leadsHint" fullWidth />
    </SimpleForm>
  );
}
