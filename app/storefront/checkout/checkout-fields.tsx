import type { ReactNode } from "react";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { getDepartments, getSettlements } from "../../../features/delivery/delivery.contract.ts";
import type { RefusalCause } from "../../../features/orders/causes.contract.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { Combobox, type Option } from "../../../ui/combobox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { Choice } from "./choice.tsx";
import { NotOffered } from "./not-offered.tsx";
import { keyOfDelivery, type Checkout } from "./use-checkout-form.ts";

type Props = { checkout: Checkout };

/** Who takes the parcel. */
export function RecipientFields({ checkout: { form, errors, change }, children }: Props & { children: ReactNode }) {
  const words = useWords(ordersMessages);
  const names = useWords(accountsMessages);
  const field = (name: "surname" | "name" | "patronymic") => ({
    ...errors.field(name),
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <fieldset className="space-y-4">
      <legend className="display-s mb-4">1. {words["checkout.recipient"]}</legend>
      {children}
      <TextField autoComplete="given-name" {...field("name")} />
      <TextField autoComplete="family-name" {...field("surname")} />
      <TextField autoComplete="additional-name" optional={names["form.optional"]} {...field("patronymic")} />
      <p className="body-s text-ink-500">{formatPhone(form.phone)}</p>
    </fieldset>
  );
}

/** Where it is taken: a town, and a branch in it. */
export function DeliveryFields({ checkout, causes }: Props & { causes: readonly RefusalCause[] }) {
  const { form, errors, change, offers, delivery, chooseDelivery } = checkout;
  const words = useWords(ordersMessages);
  const refused = causes.find(({ cause }) => cause === "carrier_off" || cause === "places_unknown");
  return (
    <fieldset className="space-y-4">
      <legend className="display-s mb-4">2. {words["checkout.delivery"]}</legend>
      {refused ? (
        <NotOffered why={refused.message} />
      ) : (
        <Choice
          label={words["checkout.delivery"]}
          options={offers.deliveries.map((one) => ({ code: keyOfDelivery(one), name: one.name, note: one.note }))}
          chosen={delivery ? keyOfDelivery(delivery) : ""}
          onChoose={chooseDelivery}
        />
      )}
      <Combobox
        {...errors.field("settlement")}
        hint={words["checkout.townHint"]}
        noneText={words["checkout.townNone"]}
        from={2}
        text={form.townText}
        find={(text, signal) => findSettlements(delivery, text, signal)}
        onText={(townText) => change({ townText, settlement: "", department: "", deptText: "" })}
        onChoose={(option) => change({ townText: option.title, settlement: option.id, department: "", deptText: "" })}
      />
      <Combobox
        key={`${delivery?.kind} ${form.settlement}`}
        {...errors.field("department")}
        hint={words["checkout.deptHint"]}
        noneText={words[form.settlement === "" ? "checkout.townFirst" : "checkout.deptNone"]}
        from={0}
        text={form.deptText}
        find={(text, signal) => findDepartments(delivery, { settlement: form.settlement, text, limit: words["checkout.limit"] }, signal)}
        onText={(deptText) => change({ deptText, department: "" })}
        onChoose={(option) => change({ deptText: option.title, department: option.id })}
      />
      <DeliveryEstimate checkout={checkout} />
    </fieldset>
  );
}

type Delivery = Checkout["delivery"];

async function findSettlements(delivery: Delivery, search: string, signal: AbortSignal): Promise<Option[]> {
  if (!delivery) return [];
  const found = await callApi<typeof getSettlements>("GET", "/api/get-settlements", { search, carrier: delivery.carrier }, { signal });
  return found.map((one) => ({ id: one.id, title: `${one.type} ${one.name}`, note: [one.area, one.district].filter(Boolean).join(", ") }));
}

async function findDepartments(
  delivery: Delivery,
  { settlement, text: search, limit }: { settlement: string; text: string; limit: (kg: number, sidesCm: readonly number[]) => string },
  signal: AbortSignal,
): Promise<Option[]> {
  if (!delivery || settlement === "") return [];
  const found = await callApi<typeof getDepartments>(
    "GET",
    "/api/get-departments",
    { carrier: delivery.carrier, settlement, search: search.startsWith("№") ? "" : search, deliveryKind: delivery.kind },
    { signal },
  );
  return found.map((one) => ({
    id: one.id,
    title: `№ ${one.number}, ${one.address}`,
    note: [one.schedule, limit(one.maxWeightKg, one.maxSidesCm)].filter(Boolean).join(" · "),
  }));
}
