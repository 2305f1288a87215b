import type { ReactNode } from "react";
import { SaveButton, SimpleForm, Toolbar } from "react-admin";
import { RemoveContentButton } from "./remove-content-button.tsx";
import { ShownFields } from "./shown-fields.tsx";

/** What `children` say, when and where it is shown, then `more`; one that is there can be deleted. */
export const ContentForm = ({ isNew, more, children }: { isNew: boolean; more?: ReactNode; children: ReactNode }) => (
  <SimpleForm
    warnWhenUnsavedChanges
    sx={{ p: 0, maxWidth: 860, "& section": { width: "100%", boxSizing: "border-box" } }}
    toolbar={
      <Toolbar sx={{ justifyContent: "space-between" }}>
        <SaveButton alwaysEnable={isNew} />
        {isNew ? null : <RemoveContentButton />}
      </Toolbar>
    }
  >
    {children}
    <ShownFields />
    {more}
  </SimpleForm>
);
