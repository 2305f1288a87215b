import { Alert, Button, TextField, Typography } from "@mui/material";
import { useState, type FormEvent } from "react";
import { LocalesMenuButton, useLogin, useTranslate } from "react-admin";
import { ApiRefusal } from "../../../client/call-api.ts";
import { CodeField } from "./code-field.tsx";
import { DoorFrame } from "./door-frame.tsx";

/** All proofs in one step; a refusal keeps what was typed. */
export function SignInPage() {
  const translate = useTranslate();
  const signIn = useLogin();
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setProblem("");
    try {
      await signIn({
        email: String(form.get("email")),
        password: String(form.get("password")),
        code: String(form.get("code")).replaceAll(" ", ""),
      });
    } catch (error) {
      setProblem(wordsOf(error) || translate("ra.auth.sign_in_error"));
      setSending(false);
    }
  };
  return (
    <DoorFrame title={translate("signIn.title")}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {problem ? (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose */}
        <TextField name="email" type="email" label={translate("ra.auth.email")} required fullWidth autoComplete="username" autoFocus />
        <TextField
          name="password"
          type="password"
          label={translate("ra.auth.password")}
          required
          fullWidth
          autoComplete="current-password"
        />
        <CodeField label={translate("signIn.code")} hint={translate("signIn.codeHint")} />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isSending} sx={{ mt: 2 }}>
          {translate("ra.auth.sign_in")}
        </Button>
      </form>
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        {translate("signIn.lost")}
      </Typography>
      <LocalesMenuButton />
    </DoorFrame>
  );
}

/** Field messages come before general ones. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiRefusal)) return "";
  return Object.values(error.errors).flat().join(" ") || error.message;
}
