import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import type { RefusalCause } from "../../../../features/orders/placing/causes.contract.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Choice } from "../fields/choice.tsx";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { DepartmentField } from "./department-field.tsx";
import { DoorFields } from "./door-fields.tsx";
import { NotOffered } from "../fields/not-offered.tsx";
import { PostcodeField } from "./postcode-field.tsx";
import { TownField } from "./town-field.tsx";
import { keyOfDelivery } from "../form/checkout-form.ts";
import type { Checkout } from "../form/use-checkout-form.ts";

export function DeliveryFields({ checkout, causes }: { checkout: Checkout; causes: readonly RefusalCause[] }) {
  const { offers, delivery, chooseDelivery } = checkout;
  const words = useWords(checkoutMessages);
  const { "delivery.firstFree": firstFree } = useWords(deliveryMessages);
  const refused = causes.find(({ cause }) => cause === "carrier_off" || cause === "places_unknown");
  return (
    <fieldset className="space-y-4">
      <legend className="display-s mb-4">2. {words["checkout.delivery"]}</legend>
      {refused ? (
        <NotOffered why={refused.message} />
      ) : (
        <Choice
          label={words["checkout.delivery"]}
          options={offers.deliveries.map((one) => ({ code: keyOfDelivery(one), name: one.name, note: one.isFree ? firstFree : one.note }))}
          chosen={delivery ? keyOfDelivery(delivery) : ""}
          onChoose={chooseDelivery}
        />
      )}
      {delivery?.destination === "postcode" ? (
        <PostcodeField checkout={checkout} />
      ) : (
        <>
          <TownField checkout={checkout} />
          {delivery?.destination === "door" ? <DoorFields checkout={checkout} /> : <DepartmentField checkout={checkout} />}
        </>
      )}
      <DeliveryEstimate checkout={checkout} />
    </fieldset>
  );
}
