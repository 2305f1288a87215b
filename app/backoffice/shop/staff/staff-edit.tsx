import { BooleanInput, SimpleForm, TextField, TextInput, useTranslate } from "react-admin";
import { RoleInput } from "./role-input.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";

export function StaffEdit() {
  const translate = useTranslate();
  return (
    <KeptEdit>
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
        <TextField source="email" />
        <TextField source="name" />
        <RoleInput />
        <BooleanInput source="disabled" />
        <TextInput
          source="code"
          label={translate("staff.code")}
          helperText="staff.codeHint"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </SimpleForm>
    </KeptEdit>
  );
}
