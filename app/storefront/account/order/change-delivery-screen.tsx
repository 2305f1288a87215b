import { useState, type FormEvent } from "react";
import { useLoaderData } from "../../../../client/router/page.ts";
import { useNavigate } from "../../../../client/router/router.tsx";
import { accountsMessages } from "../../../../features/accounts/accounts.messages.ts";
import type { changeDelivery } from "../../../../features/orders/parcels/change-delivery.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { recipientsMessages } from "../../../../features/recipients/recipients.messages.ts";
import { parsePhone } from "../../../../features/sign-in/sign-in.rules.ts";
import { sessionMessages } from "../../../../features/sign-in/session.messages.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorSummary } from "../../../../ui/fields/error-summary.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { FieldError, TextField } from "../../../../ui/fields/text-field.tsx";
import { useFormErrors } from "../../../../ui/fields/use-form-errors.ts";
import { callApi, refusalByField } from "../../../../client/call-api.ts";
import { pathIn, useLocale, useWords } from "../../../../client/locale/locale.ts";
import { DepartmentField } from "../../checkout/delivery/department-field.tsx";
import { TownField } from "../../checkout/delivery/town-field.tsx";
import type { CheckoutForm } from "../../checkout/form/checkout-form.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import type { loader } from "./change-delivery.loader.server.ts";

export default function ChangeDeliveryScreen() {
  const order = useLoaderData<typeof loader>();
  const words = useWords(ordersMessages);
  return (
    <>
      <h1 className="display-m mb-1">{words["orders.changeDelivery"]}</h1>
      <p className="mb-6 text-ink-500">{words["orders.number"](order.number)}</p>
      {order.isOpen ? <ChangeDeliveryForm order={order} /> : <EmptyState text={words["orders.alreadyPacked"]} />}
    </>
  );
}

type Order = ReturnType<typeof useLoaderData<typeof loader>>;

function ChangeDeliveryForm({ order }: { order: Order }) {
  const words = useWords(ordersMessages);
  const names = useWords(accountsMessages);
  const { "recipients.phone": phoneLabel, "recipients.failed": failed } = useWords(recipientsMessages);
  const { "auth.phoneError": phoneError } = useWords(sessionMessages);
  const { required } = useWords(layoutMessages);
  const navigate = useNavigate();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [form, setForm] = useState({
    ...order.recipient,
    phone: formatPhone(order.recipient.phone),
    townText: order.settlement,
    settlement: order.settlementId,
    deptText: order.department,
    department: order.departmentId,
    deptMaxKg: 0,
  });
  const check = () => ({
    name: form.name.trim() === "" ? required : undefined,
    surname: form.surname.trim() === "" ? required : undefined,
    phone: parsePhone(form.phone) ? undefined : phoneError,
    settlement: order.isPlaceOpen && form.settlement === "" ? words["checkout.choose"] : undefined,
    department: order.isPlaceOpen && form.department === "" ? words["checkout.choose"] : undefined,
  });
  const { form: box, ...errors } = useFormErrors<"name" | "surname" | "patronymic" | "phone" | "settlement" | "department">({
    labels: {
      name: names["form.name"],
      surname: names["form.surname"],
      patronymic: names["form.patronymic"],
      phone: phoneLabel,
      settlement: words["checkout.town"],
      department: words["checkout.dept"],
    },
    check,
  });
  const change = (part: Partial<typeof form> | Partial<CheckoutForm>) => {
    setForm((before) => ({ ...before, ...part }));
    errors.clear(Object.keys(part));
  };
  const field = (name: "name" | "surname" | "patronymic" | "phone") => ({
    ...errors.field(name),
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (errors.refuse(check())) return;
    setBusy(true);
    const { name, surname, patronymic, phone, settlement, department } = form;
    try {
      await callApi<typeof changeDelivery>("POST", "/api/change-delivery", {
        number: order.number,
        recipient: { name, surname, patronymic, phone: parsePhone(phone) ?? phone },
        ...(order.isPlaceOpen ? { delivery: { settlement, department } } : {}),
      });
      toast(words["orders.changedDelivery"]);
      await navigate(pathIn(locale, `/account/orders/${order.number}`));
    } catch (error) {
      errors.refuse(refusalByField(error, failed));
    }
    setBusy(false);
  };
  const delivery = {
    carrier: order.carrier,
    kind: order.kind,
    name: order.name,
    note: "",
    destination: "department" as const,
    isLocker: order.isLocker,
    isFree: false,
  };
  const place = { form, errors, change, delivery, heaviestGrams: null };
  return (
    <form method="dialog" ref={box} noValidate onSubmit={(event) => void send(event)} className="grid max-w-120 gap-4">
      <ErrorSummary title={names["form.summary"]} problems={errors.problems} />
      <TextField autoComplete="given-name" {...field("name")} />
      <TextField autoComplete="family-name" {...field("surname")} />
      <TextField autoComplete="additional-name" optional={names["form.optional"]} {...field("patronymic")} />
      <TextField type="tel" inputMode="tel" autoComplete="tel" {...field("phone")} />
      <p className="label mt-2">{order.name}</p>
      {order.isPlaceOpen ? (
        <>
          <TownField checkout={place} />
          <DepartmentField checkout={place} />
        </>
      ) : (
        <p>
          {order.settlement}, {order.department}. {words["orders.placeStays"]}
        </p>
      )}
      {errors.formError && <FieldError>{errors.formError}</FieldError>}
      <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
        {names["form.save"]}
      </Button>
    </form>
  );
}
