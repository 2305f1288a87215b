import { TextField } from "@mui/material";

type Props = { label: string; hint: string; error?: string | undefined; onChange?: (code: string) => void };

export const CodeField = ({ label, hint, error, onChange }: Props) => (
  <TextField
    name="code"
    label={label}
    helperText={error ?? hint}
    error={Boolean(error)}
    required
    fullWidth
    autoComplete="one-time-code"
    onChange={(event) => onChange?.(event.target.value)}
    slotProps={{ htmlInput: { inputMode: "numeric", pattern: "[0-9 ]*", maxLength: 7 } }}
  />
);
