import { Alert } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { getSignInPressure } from "../../../../features/sign-in/staff-sign-in.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";

/** Warns of a flood of codes or a spent budget. */
export function SignInNote() {
  const translate = useTranslate();
  const [pressure, setPressure] = useState<OutputOf<typeof getSignInPressure>>();
  useEffect(() => {
    callStaffApi<typeof getSignInPressure>("GET", "/api/admin/sign-in-pressure", {}).then(setPressure, () => undefined);
  }, []);
  if (!pressure?.isFlood && !pressure?.isSpent) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate(pressure.isSpent ? "customerSignIn.spent" : "customerSignIn.flood", { sent: pressure.sent, used: pressure.used })}
    </Alert>
  );
}
