import { Alert, Button, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useNotify, usePermissions, useTranslate } from "react-admin";
import type { getSignInLocks, SignInLocks as Locks, unlockSignIn } from "../../../../features/sign-in/staff-sign-in.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Shows and resets strangers' tries on a customer's phone. */
export function SignInLocks({ customerId }: { customerId: Id<"account"> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { permissions = [] } = usePermissions<string[]>();
  const [locks, setLocks] = useState<Locks>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    callStaffApi<typeof getSignInLocks>("GET", "/api/admin/customers/{id}/sign-in", { id: customerId }).then(setLocks, () => undefined);
  }, [customerId]);
  const unlock = async () => {
    setBusy(true);
    try {
      setLocks(await callStaffApi<typeof unlockSignIn>("POST", "/api/admin/customers/{id}/unlock-sign-in", { id: customerId }));
      notify("customerSignIn.unlocked", { type: "success" });
    } catch {
      notify("ra.notification.http_error", { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  if (!locks) return null;
  if (!locks.isLocked)
    return (
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {translate("customerSignIn.open", { count: locks.wrongToday })}
      </Typography>
    );
  return (
    <Alert severity="warning" sx={{ my: 2, width: "100%" }}>
      {translate("customerSignIn.locked", { today: locks.wrongToday, row: locks.wrongInARow })}
      {permissions.includes("customers.unlock") ? (
        <Button color="inherit" variant="outlined" disabled={busy} sx={{ display: "block", mt: 1 }} onClick={() => void unlock()}>
          {translate("customerSignIn.unlock")}
        </Button>
      ) : null}
    </Alert>
  );
}
