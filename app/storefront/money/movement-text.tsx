import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { ledgerMessages } from "../../../features/ledger/ledger.messages.ts";
import type { MovementView } from "../../../features/ledger/movement.contract.ts";
import { ordersNamed } from "../../../features/ledger/movement.rules.ts";

/** Names the movement's reason, with links to its orders. */
export function MovementText({ movement }: { movement: MovementView }) {
  const words = useWords(ledgerMessages);
  return (
    <p className="wrap-anywhere">
      {movement.reasonName}
      {ordersNamed(movement).map(({ as, number }) => (
        <span key={as}>
          {", "}
          <ShopLink to={`/account/orders/${number}`} className="underline">
            {words[`ledger.${as}`](number)}
          </ShopLink>
        </span>
      ))}
    </p>
  );
}
