import { Alert, Box, TextField } from "@mui/material";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { useNavigate } from "react-router-7";

const LONGEST_NUMBER = 12;

/** Opens an order by the number on its packing list, typed or scanned. */
export function FindOrder() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // A scanner types where the focus is.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const number = typed.replaceAll(/[\s№#]/g, "");
    const isNumber = /^\d+$/.test(number) && number.length <= LONGEST_NUMBER;
    setWrong(!isNumber);
    if (isNumber) void navigate(`/picking/${number}`);
  };
  return (
    <Box component="form" onSubmit={open} sx={{ mb: 2, maxWidth: 320 }}>
      <TextField
        label={translate("picking.find")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        inputRef={field}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 40, inputMode: "numeric", enterKeyHint: "go" } }}
      />
      {isWrong ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate("picking.noNumber")}
        </Alert>
      ) : null}
    </Box>
  );
}
