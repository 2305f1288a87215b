import { Alert, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Create, required, SaveButton, SimpleForm, TextInput, Toolbar, useTranslate } from "react-admin";
import type { inviteStaff } from "../../../../features/staff/staff.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { formatMoment } from "../../../../platform/time/time.ts";
import { CodeInput } from "../../sign-in/code-input.tsx";
import { useCopy } from "../../use-copy.ts";
import { RoleInput } from "./role-input.tsx";

type Invitation = OutputOf<typeof inviteStaff>;

/** The invitation's link is shown once. */
export function StaffCreate() {
  const translate = useTranslate();
  const [invitation, setInvitation] = useState<Invitation>();
  return (
    <Create
      title={translate("staff.inviteTitle")}
      redirect={false}
      mutationOptions={{ networkMode: "always", onSuccess: (made: unknown) => setInvitation(made as Invitation) }}
      transform={({ code, ...form }: { code?: string }) => (code ? { ...form, code } : form)}
    >
      {invitation ? (
        <Link invitation={invitation} />
      ) : (
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton label={translate("staff.invite")} alwaysEnable />
            </Toolbar>
          }
        >
          <TextInput source="email" type="email" validate={required()} />
          <RoleInput />
          <CodeInput />
        </SimpleForm>
      )}
    </Create>
  );
}

function Link({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const copy = useCopy({ copied: "staff.copied", byHand: "staff.copyByHand" });
  const address = `${window.location.origin}${invitation.link}`;
  return (
    <Alert severity="success" sx={{ m: 2 }}>
      <Typography>{translate("staff.link", { until: formatMoment(new Date(invitation.expiresAt)) })}</Typography>
      <Typography component="code" sx={{ display: "block", overflowWrap: "anywhere", my: 1, userSelect: "all" }}>
        {address}
      </Typography>
      <Button variant="contained" onClick={() => void copy(address)}>
        {translate("staff.copy")}
      </Button>
    </Alert>
  );
}
