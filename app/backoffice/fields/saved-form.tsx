import type { ReactNode } from "react";
import { Edit, SaveButton, SimpleForm, Toolbar } from "react-admin";

/** A record's form with one button; who leaves it unsaved is asked. */
export const SavedForm = ({ children }: { children: ReactNode }) => (
  <Edit mutationMode="pessimistic" actions={false}>
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      {children}
    </SimpleForm>
  </Edit>
);
