import { useState } from "react";
import { useWords } from "../../../../client/locale/locale.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import type { CartView } from "../../cart.contract.ts";
import { cartMessages } from "../../cart.messages.ts";
import { useCartCounts } from "./cart-counts.ts";

export function CartSummary({ cart, note, onCheckout }: { cart: CartView; note: string; onCheckout: () => Promise<void> }) {
  const words = useWords(cartMessages);
  const counts = useCartCounts(cart);
  const [isGoing, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    await onCheckout();
    setGoing(false);
  };
  const isShort = cart.missingToMinOrder > 0;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="body-s text-ink-500 min-[18rem]:whitespace-nowrap">{counts}</span>
        <span className="ml-auto text-right">
          <span className="body-s mr-1">{words["cart.total"]}</span> <b className="price-l">{formatHryvnias(cart.price)}</b>
        </span>
      </div>
      {cart.minOrder > 0 && (
        <div>
          <progress
            className="bar bar-beet rounded-chip"
            max={cart.minOrder}
            value={cart.minOrder - cart.missingToMinOrder}
            aria-hidden="true"
          />
          <p className="caption mt-1.5 text-ink-500">
            {isShort
              ? words["cart.minSum"](formatHryvnias(cart.minOrder), formatHryvnias(cart.missingToMinOrder))
              : words["cart.minSumDone"](formatHryvnias(cart.minOrder))}
          </p>
        </div>
      )}
      <Button className="w-full" busy={isGoing} onClick={go}>
        {words["cart.checkout"]}
      </Button>
      <p className="caption text-center text-ink-500">{note}</p>
    </div>
  );
}
