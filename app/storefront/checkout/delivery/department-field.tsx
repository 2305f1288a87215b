import { useRef } from "react";
import type { DepartmentView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { departmentInWords } from "../../../../features/delivery/place.rules.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { useDescription } from "./describe-department.ts";
import { findDepartments } from "./find-places.ts";
import { NearestDepartments } from "./nearest-departments.tsx";
import { useFindingWords } from "./use-finding-words.ts";
import { noDepartment, type PlaceForm } from "../form/checkout-form.ts";

/** A branch or locker of the town with its limits; a parcel too large for it is pointed out. */
export function DepartmentField({ checkout }: { checkout: PlaceForm }) {
  const { form, errors, change, delivery, heaviestGrams } = checkout;
  const words = useWords(checkoutMessages);
  const own = useWords(deliveryMessages);
  const finding = useFindingWords();
  const found = useRef(new Map<string, DepartmentView>());
  const describe = useDescription();
  const choose = (one: DepartmentView | undefined) =>
    one && change({ deptText: departmentInWords(one), department: one.id, deptMaxKg: one.maxWeightKg });
  const isHeavy = form.deptMaxKg > 0 && (heaviestGrams ?? 0) > form.deptMaxKg * 1_000;
  const field = errors.field("department");
  return (
    <div>
      <Combobox
        // A key of its own: two neighbours with one key leave the field of the way before on the page.
        key={`field ${delivery?.kind} ${form.settlement}`}
        {...field}
        label={delivery?.isLocker ? own["delivery.locker"] : field.label}
        {...(isHeavy && delivery?.isLocker ? { error: own["delivery.lockerHeavy"] } : {})}
        hint={words["checkout.deptHint"]}
        words={finding(
          form.settlement === ""
            ? words["checkout.townFirst"]
            : delivery?.isLocker
              ? own["delivery.lockerNone"]
              : words["checkout.deptNone"],
        )}
        from={0}
        text={form.deptText}
        find={async (text, signal) => {
          if (!delivery || form.settlement === "") return [];
          // The chosen department's name is no search, so the others are shown.
          const search = form.department !== "" && text === form.deptText ? "" : text;
          const departments = await findDepartments(delivery, { settlement: form.settlement, search }, signal);
          found.current = new Map(departments.map((one) => [one.id, one]));
          return departments.map((one) => ({ id: one.id, title: departmentInWords(one), note: describe(one) }));
        }}
        onText={(deptText) => change({ ...noDepartment, deptText })}
        onChoose={({ id }) => choose(found.current.get(id))}
      />
      {isHeavy && !delivery?.isLocker && <p className="caption mt-1.5 text-ink-700">{own["delivery.seats"](form.deptMaxKg)}</p>}
      {form.settlement !== "" && delivery && (
        <NearestDepartments
          key={`nearest ${delivery.kind} ${form.settlement}`}
          delivery={delivery}
          settlement={form.settlement}
          onChoose={choose}
        />
      )}
    </div>
  );
}
