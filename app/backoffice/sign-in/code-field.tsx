import { TextField } from "@mui/material";

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  /** Absent where the form reads it. */
  value?: string;
  isRequired?: boolean;
  onChange?: (code: string) => void;
};

export const CodeField = ({ label, hint, error, value, isRequired = true, onChange }: Props) => (
  <TextField
    name="code"
    label={label}
    helperText={error ?? hint}
    error={Boolean(error)}
    {...(value === undefined ? {} : { value })}
    required={isRequired}
    fullWidth
    autoComplete="one-time-code"
    onChange={(event) => onChange?.(event.target.value)}
    slotProps={{ htmlInput: { inputMode: "numeric", pattern: "[0-9 ]*", maxLength: 7 } }}
  />
);
