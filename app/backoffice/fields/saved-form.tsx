import type { ReactNode } from "react";
import { SimpleForm } from "react-admin";
import { KeptEdit } from "../meanwhile/kept-edit.tsx";
import { SaveBar } from "../meanwhile/save-bar.tsx";

/** A record's form with one button; who leaves it unsaved is asked. */
export const SavedForm = ({ children }: { children: ReactNode }) => (
  <KeptEdit>
    <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
      {children}
    </SimpleForm>
  </KeptEdit>
);
