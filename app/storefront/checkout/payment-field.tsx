import { useRouteLoaderData } from "react-router";
import type { RefusalCause } from "../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { RootData } from "../layout/root-data.ts";
import { NotOffered } from "./not-offered.tsx";
import { WaitsNote } from "./waits-note.tsx";

type Props = { causes: readonly RefusalCause[]; waits: { hours: number; trusted: number } | null };

/** How this customer pays; in its place why they cannot pay so. */
export function PaymentField({ causes, waits }: Props) {
  const words = useWords(ordersMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const refused = causes.find(({ cause }) => cause === "card_only" || cause === "payment_off");
  return (
    <fieldset>
      <legend className="display-s mb-4">3. {words["checkout.payment"]}</legend>
      {refused ? (
        <NotOffered why={refused.message} />
      ) : (
        <div className="rounded-card border-2 border-ink-900 p-4">
          <b>{words["checkout.codTitle"]}</b>
          <p className="body-s mt-1 text-ink-500">{words["checkout.cod"]}</p>
        </div>
      )}
      {!refused && waits && <WaitsNote {...waits} phone={settings.phone} />}
    </fieldset>
  );
}
