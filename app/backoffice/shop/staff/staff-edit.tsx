import { BooleanInput, SimpleForm, TextField } from "react-admin";
import { CodeInput } from "../../sign-in/code-input.tsx";
import { RoleInput } from "./role-input.tsx";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";

export function StaffEdit() {
  return (
    <KeptEdit>
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
        <TextField source="email" />
        <TextField source="name" />
        <RoleInput />
        <BooleanInput source="disabled" />
        <CodeInput />
      </SimpleForm>
    </KeptEdit>
  );
}
