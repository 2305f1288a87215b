import { TextInput, useTranslate } from "react-admin";

/** The fresh second factor, which a form asks for beside its own fields. */
export function CodeInput() {
  const translate = useTranslate();
  return (
    <TextInput
      source="code"
      label={translate("staff.code")}
      helperText="staff.codeHint"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 7 } }}
    />
  );
}
