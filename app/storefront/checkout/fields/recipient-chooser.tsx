import { useId } from "react";
import { fullName } from "../../../../features/accounts/accounts.rules.ts";
import type { RecipientView } from "../../../../features/recipients/recipients.contract.ts";
import { chosenRecipientMessages } from "../../../../features/recipients/chosen-recipient.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { noDepartment, noTown, type CheckoutForm } from "../form/checkout-form.ts";

type Person = Pick<CheckoutForm, "surname" | "name" | "patronymic" | "phone">;
type Props = { me: Person; recipients: readonly RecipientView[]; form: Person; onChoose: (part: Partial<CheckoutForm>) => void };

/** A kept recipient brings the place of their last parcel. Nothing for an account without any. */
export function RecipientChooser({ me, recipients, form, onChoose }: Props) {
  const words = useWords(chosenRecipientMessages);
  const id = useId();
  if (recipients.length === 0) return null;
  const chosen = recipients.find((one) => one.phone === form.phone && one.surname === form.surname && one.name === form.name);
  const choose = (value: string) => {
    const found = recipients.find((one) => String(one.id) === value);
    onChoose(found ? partsOf(found) : me);
  };
  return (
    <div>
      <label htmlFor={id} className="body-s mb-1.5 block font-medium">
        {words["recipients.choose"]}
      </label>
      <select
        id={id}
        className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-3.5"
        value={chosen ? String(chosen.id) : ""}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{words["recipients.me"](fullName(me) || formatPhone(me.phone))}</option>
        {recipients.map((one) => (
          <option key={one.id} value={one.id}>
            {[fullName(one), formatPhone(one.phone), one.place?.settlement].filter(Boolean).join(", ")}
          </option>
        ))}
      </select>
    </div>
  );
}

function partsOf({ surname, name, patronymic, phone, place }: RecipientView): Partial<CheckoutForm> {
  const person = { surname, name, patronymic, phone };
  const nowhere = { ...person, ...noTown, ...noDepartment };
  if (!place) return nowhere;
  return {
    ...nowhere,
    carrier: place.carrier,
    kind: place.kind,
    townText: place.settlement,
    settlement: place.settlementId,
    deptText: place.department,
    department: place.departmentId,
    postcode: /^\d{5}(?=, )/.exec(place.department)?.[0] ?? "",
  };
}
