import { useRouteLoaderData } from "../../../../client/router/page.ts";
import type { RefusalCause } from "../../../../features/orders/placing/causes.contract.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import type { RootData } from "../../layout/root-data.ts";
import { Choice } from "./choice.tsx";
import { NotOffered } from "./not-offered.tsx";
import type { Checkout } from "../form/use-checkout-form.ts";
import { WaitsNote } from "../waits-note.tsx";

type Props = {
  checkout: Pick<Checkout, "goesWith" | "offers" | "payment" | "choosePayment">;
  causes: readonly RefusalCause[];
  isCardOnly: boolean;
  waits: { hours: number; trusted: number } | null;
};

/** Says why the chosen payment is not possible, in its place where there is no other. */
export function PaymentField({ checkout, causes, isCardOnly, waits }: Props) {
  const words = useWords(checkoutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const refused = causes.find(({ cause }) => cause === "card_only" || cause === "payment_off");
  return (
    <fieldset className="min-w-0">
      <legend className="display-s mb-4">
        {checkout.goesWith > 0 ? 2 : 3}. {words["checkout.payment"]}
      </legend>
      {refused && <NotOffered why={refused.message} />}
      {(!refused || checkout.offers.payments.length > 1) && (
        <Choice
          label={words["checkout.payment"]}
          options={checkout.offers.payments}
          chosen={checkout.payment?.code ?? ""}
          onChoose={checkout.choosePayment}
        />
      )}
      {!refused && isCardOnly && <p className="body-s mt-3 text-ink-500">{words["checkout.cardOnly"]}</p>}
      {!refused && waits && <WaitsNote {...waits} phone={settings.phone} />}
    </fieldset>
  );
}
