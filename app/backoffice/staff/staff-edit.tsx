import { BooleanInput, Edit, SaveButton, SimpleForm, TextField, TextInput, Toolbar, useTranslate } from "react-admin";
import { RoleInput } from "./role-input.tsx";

export function StaffEdit() {
  const translate = useTranslate();
  return (
    <Edit mutationMode="pessimistic" actions={false}>
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
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
    </Edit>
  );
}
