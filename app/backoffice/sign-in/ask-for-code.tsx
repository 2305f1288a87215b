import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { refusalByField } from "../../../client/call-api.ts";
import { CodeField } from "./code-field.tsx";

type Parts = { title: string; text: string; tint: "contained" | "outlined" | "text"; onSend: (code: string) => Promise<void> };

/** Asks before it acts, and for a fresh code where the last one is older than five minutes. */
export function AskForCode({ title, text, tint, onSend }: Parts) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const close = () => {
    setOpen(false);
    setCode("");
    setError(undefined);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await onSend(code);
      close();
    } catch (refusal) {
      const errors = refusalByField(refusal, translate("ra.notification.http_error"));
      setError(errors["code"] ?? errors["form"] ?? Object.values(errors)[0]);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button type="button" variant={tint} color={tint === "text" ? "error" : "primary"} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs">
        <form onSubmit={(event) => void submit(event)}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={2}>
              <Typography>{text}</Typography>
              <CodeField
                isRequired={false}
                label={translate("staff.code")}
                hint={translate("staff.codeHint")}
                error={error}
                value={code}
                onChange={setCode}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button type="button" onClick={close}>
              {translate("ra.action.cancel")}
            </Button>
            <Button type="submit" variant="contained" color={tint === "text" ? "error" : "primary"} disabled={isSending}>
              {title}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
