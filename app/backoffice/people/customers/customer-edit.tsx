import { Stack, Typography } from "@mui/material";
import { BooleanInput, Edit, Link, SaveButton, SimpleForm, Toolbar, usePermissions, useRecordContext, useTranslate } from "react-admin";
import type { CustomerView } from "../../../../features/accounts/staff-customers.contract.ts";
import { CustomerMoney } from "./customer-money.tsx";
import { ForgetCustomer } from "./forget-customer.tsx";
import { SignInLocks } from "./sign-in-locks.tsx";
import { Moment } from "../../fields/moment.tsx";
import { PhoneLink } from "../../fields/phone.tsx";
import { OneRecord } from "../../frame/one-record.tsx";
import { formatPhone } from "../../../../platform/phone.ts";

export function CustomerEdit() {
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <OneRecord>
      <Edit mutationMode="pessimistic" redirect={false} actions={false}>
        <>
          <CustomerForm />
          <CustomerMoney />
          {permissions.includes("customers.change") ? <ForgetCustomer /> : null}
        </>
      </Edit>
    </OneRecord>
  );
}

function CustomerForm() {
  const translate = useTranslate();
  const customer = useRecordContext<CustomerView>();
  const { permissions = [] } = usePermissions<string[]>();
  const mayChange = permissions.includes("customers.change");
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        mayChange ? (
          <Toolbar>
            <SaveButton />
          </Toolbar>
        ) : (
          false
        )
      }
    >
      {customer ? (
        <>
          <Typography component="h2" variant="h6">
            {customer.name || formatPhone(customer.phone)}
          </Typography>
          <Typography>
            <PhoneLink phone={customer.phone} />
            {customer.email ? ` · ${customer.email}` : ""}
          </Typography>
          <Typography color="text.secondary">
            {translate("resources.customers.fields.createdAt")} <Moment at={customer.createdAt} /> ·{" "}
            {`${translate("resources.customers.fields.completedOrders")}: ${customer.completedOrders}`}
          </Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
            <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify({ customer: customer.id }))}`}>
              {translate("resources.orders.name")}
            </Link>
            {permissions.includes("orders.change") ? <Link to={`/by-phone/${customer.id}`}>{translate("byPhone.title")}</Link> : null}
          </Stack>
          <SignInLocks customerId={customer.id} />
        </>
      ) : null}
      <BooleanInput source="blacklisted" disabled={!mayChange} />
      <BooleanInput source="cardOnly" disabled={!mayChange} />
    </SimpleForm>
  );
}
