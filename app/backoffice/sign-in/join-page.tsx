import { Alert, Box, Button, TextField, Typography } from "@mui/material";
import { useEffect, useState, type FormEvent } from "react";
import { LocalesMenuButton, useLocaleState, useTranslate } from "react-admin";
import { useParams } from "react-router-7";
import type { acceptInvitation, getInvitation } from "../../../features/staff/staff.contract.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { ApiRefusal, refusalByField } from "../../../client/call-api.ts";
import { callStaffApi } from "../call-staff-api.ts";
import { CodeField } from "./code-field.tsx";
import { DoorFrame } from "./door-frame.tsx";

type Invitation = OutputOf<typeof getInvitation>;

/** Accepts an invitation: second factor, name and password. */
export function JoinPage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { token = "" } = useParams();
  const [invitation, setInvitation] = useState<Invitation | "loading" | { over: string }>("loading");
  useEffect(() => {
    callStaffApi<typeof getInvitation>("GET", "/api/admin/invitations/{token}", { token }).then(setInvitation, (error: unknown) =>
      setInvitation({ over: error instanceof ApiRefusal ? error.message : "" }),
    );
  }, [token, locale]);
  return (
    <DoorFrame title={translate("join.title")}>
      {invitation === "loading" ? (
        <Typography role="status">{translate("ra.page.loading")}</Typography>
      ) : "over" in invitation ? (
        <Alert severity="warning">{invitation.over || translate("ra.notification.http_error")}</Alert>
      ) : (
        <JoinForm token={token} invitation={invitation} />
      )}
      <LocalesMenuButton />
    </DoorFrame>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const translate = useTranslate();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setErrors({});
    try {
      await callStaffApi<typeof acceptInvitation>("POST", "/api/admin/invitations/{token}", {
        token,
        email: invitation.email || String(form.get("email")),
        name: String(form.get("name")),
        password: String(form.get("password")),
        code: String(form.get("code")).replaceAll(" ", ""),
      });
      window.location.assign("/admin");
    } catch (error) {
      setSending(false);
      setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
  };
  const field = (name: string) => ({ name, error: Boolean(errors[name]), helperText: errors[name], required: true, fullWidth: true });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {errors["form"] ? <Alert severity="error">{errors["form"]}</Alert> : null}
      <Typography>{translate("join.scan")}</Typography>
      <Box component="img" src={invitation.qr} alt="" width={180} height={180} sx={{ display: "block", mx: "auto", my: 1 }} />
      <Typography variant="body2" color="text.secondary">
        {translate("join.secret")}
      </Typography>
      <Typography component="code" sx={{ display: "block", overflowWrap: "anywhere", mb: 1, userSelect: "all" }} data-testid="secret">
        {invitation.secret}
      </Typography>
      <TextField
        {...field("email")}
        type="email"
        label={translate("ra.auth.email")}
        autoComplete="username"
        defaultValue={invitation.email}
        disabled={invitation.email !== ""}
      />
      <TextField {...field("name")} label={translate("join.name")} autoComplete="name" />
      <TextField
        {...field("password")}
        type="password"
        label={translate("join.password")}
        autoComplete="new-password"
        helperText={errors["password"] ?? translate("join.passwordHint")}
      />
      <CodeField label={translate("signIn.code")} hint={translate("signIn.codeHint")} error={errors["code"]} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isSending} sx={{ mt: 2 }}>
        {translate("join.submit")}
      </Button>
    </form>
  );
}
