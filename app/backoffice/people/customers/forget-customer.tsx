import { Typography } from "@mui/material";
import { useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin";
import type { CustomerView } from "../../../../features/accounts/staff-customers.contract.ts";
import type { forgetCustomer } from "../../../../features/personal-data/staff-personal-data.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import { formatPhone } from "../../../../platform/phone.ts";

/** Deletes the personal data of a customer who asked for it; asks first, and for a fresh code. */
export function ForgetCustomer() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const customer = useRecordContext<CustomerView>();
  if (!customer) return null;
  const forget = async (code: string) => {
    await callStaffApi<typeof forgetCustomer>("POST", "/api/admin/customers/{id}/forget", {
      id: customer.id,
      ...(code === "" ? {} : { code }),
    });
    notify("forget.done", { type: "success" });
    refresh();
  };
  return (
    <Panel title={translate("forget.title")}>
      <Typography color="text.secondary">{translate("forget.why")}</Typography>
      <AskForCode
        title={translate("forget.action")}
        text={translate("forget.ask", { customer: customer.name || formatPhone(customer.phone) })}
        tint="text"
        onSend={forget}
      />
    </Panel>
  );
}
