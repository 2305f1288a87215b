import type { OpenParcelView } from "../../../../features/orders/additions/open-parcels.contract.ts";
import { additionsMessages } from "../../../../features/orders/additions/additions.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Choice } from "./choice.tsx";
import type { Checkout } from "../form/use-checkout-form.ts";

const OWN = "0";

type Props = { parcels: readonly OpenParcelView[]; checkout: Pick<Checkout, "goesWith" | "chooseParcel"> };

/** A parcel of its own, or an open one with that one's recipient and place. */
export function ParcelChoice({ parcels, checkout: { goesWith, chooseParcel } }: Props) {
  const words = useWords(additionsMessages);
  if (parcels.length === 0) return null;
  return (
    <fieldset>
      <legend className="display-s mb-4">
        {goesWith > 0 ? "1. " : ""}
        {words["checkout.parcel"]}
      </legend>
      <Choice
        label={words["checkout.parcel"]}
        options={[
          { code: OWN, name: words["checkout.ownParcel"], note: words["checkout.ownParcelNote"] },
          ...parcels.map(({ number, deliveryName, settlement, department, recipient }) => ({
            code: String(number),
            name: words["checkout.inParcel"](number),
            note: [recipient, `${deliveryName}: ${settlement}`, department].filter(Boolean).join(", "),
          })),
        ]}
        chosen={String(goesWith)}
        onChoose={(code) => chooseParcel(Number(code))}
      />
    </fieldset>
  );
}
