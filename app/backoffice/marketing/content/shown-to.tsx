import { required, SelectInput } from "react-admin";
import { audiences } from "../../../../features/content/shown/shown-to.rules.ts";

export const ShownToInput = () => (
  <SelectInput
    source="shownTo"
    label="content.shownTo"
    helperText="content.shownToHelp"
    defaultValue="everyone"
    choices={audiences.map((id) => ({ id, name: `content.audiences.${id}` }))}
    validate={required()}
    fullWidth
  />
);
