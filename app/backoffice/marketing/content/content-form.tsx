import type { ReactNode } from "react";
import { SimpleForm } from "react-admin";
import { RemoveContentButton } from "./remove-content-button.tsx";
import { ShownFields } from "./shown-fields.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";

/** `children`, when and where it is shown, then `more`; an existing one can be deleted. */
export const ContentForm = ({ isNew, more, children }: { isNew: boolean; more?: ReactNode; children: ReactNode }) => (
  <SimpleForm
    warnWhenUnsavedChanges
    sx={{ p: 0, maxWidth: 860, "& section": { width: "100%", boxSizing: "border-box" } }}
    toolbar={<SaveBar isNew={isNew}>{isNew ? null : <RemoveContentButton />}</SaveBar>}
  >
    {children}
    <ShownFields />
    {more}
  </SimpleForm>
);
