import { useEffect, useState } from "react";
import type { OfficeView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { townInWords } from "../../../../features/delivery/place.rules.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { findOffices } from "./find-places.ts";
import { OfficeChoice } from "./office-choice.tsx";
import { noDepartment, noTown, type CheckoutForm } from "../form/checkout-form.ts";
import type { Checkout } from "../form/use-checkout-form.ts";

type Looked = { postcode: string; isAnswered: boolean; offices: readonly OfficeView[] };

/** A postcode and its post office; a dialog finds an unknown one by address. */
export function PostcodeField({ checkout: { form, errors, change, delivery } }: { checkout: Checkout }) {
  const words = useWords(deliveryMessages);
  const [looked, setLooked] = useState<Looked>();
  const { postcode } = form;
  const { carrier = "" } = delivery ?? {};
  const isWhole = /^\d{5}$/.test(postcode);
  const isWanted = isWhole && form.department === "" && carrier !== "";
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const look = async () => {
      const { isAnswered, offices } = await findOffices({ carrier }, postcode).catch(() => ({ isAnswered: false, offices: [] }));
      if (isOver) return;
      setLooked({ postcode, isAnswered, offices });
      const [only] = offices;
      if (only && offices.length === 1) change(officeChosen(only));
    };
    void look();
    return () => void (isOver = true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another postcode is another question
  }, [isWanted, carrier, postcode]);
  const found = looked?.postcode === postcode ? looked : undefined;
  const none = found?.offices.length === 0 ? words[found.isAnswered ? "delivery.postcodeNone" : "delivery.postcodeSilent"] : undefined;
  const field = errors.field("postcode");
  return (
    <div>
      <TextField
        {...field}
        {...(none ? { error: none } : {})}
        hint={words["delivery.postcodeHint"]}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        value={postcode}
        onChange={({ target }) => {
          // Anything but digits is dropped.
          const typed = target.value.replaceAll(/\D/g, "");
          change({ ...noDepartment, ...noTown, postcode: typed });
        }}
      />
      <button type="button" className="body-s mt-1 inline-flex min-h-11 items-center underline" onClick={() => openOverlay("postcode")}>
        {words["delivery.postcodeFind"]}
      </button>
      <div role="status" className="body-s">
        {isWanted && !found && <p className="text-ink-500">{words["delivery.choosing"]}</p>}
        {form.department !== "" && (
          <p className="rounded-card bg-dill-100 px-4 py-3">
            <b>{words["delivery.office"]}:</b> {[form.townText, form.deptText].filter(Boolean).join(", ")}
          </p>
        )}
      </div>
      {form.department === "" && found && found.offices.length > 1 && (
        <OfficeChoice {...errors.field("department")} offices={found.offices} chosen="" onChoose={(one) => change(officeChosen(one))} />
      )}
    </div>
  );
}

/** The form's fields for a chosen office. */
export const officeChosen = ({ settlement, department }: OfficeView): Partial<CheckoutForm> => ({
  townText: townInWords(settlement),
  settlement: settlement.id,
  department: department.id,
  deptText: `${department.number}, ${department.address}`,
  deptMaxKg: 0,
  postcode: department.number,
});
