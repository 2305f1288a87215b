import type { ReactNode } from "react";
import { SimpleForm } from "react-admin";
import { KeptEdit } from "../meanwhile/kept-edit.tsx";
import { SaveBar } from "../meanwhile/save-bar.tsx";

/** A form with one button; leaving it unsaved asks first. */
export const SavedForm = ({ children }: { children: ReactNode }) => (
  <KeptEdit>
    <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
      {children}
    </SimpleForm>
  </KeptEdit>
);
