import { useEffect, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import type { CartView } from "../../../features/cart/cart.contract.ts";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import type { RefusalCause } from "../../../features/orders/placing/causes.contract.ts";
import type { orderValidation } from "../../../features/orders/orders.contract.ts";

/** Number of the order that this cart became in another tab or device; from the button's answer, else asked for. */
export function usePlacedMeanwhile({ orderId }: CartView, told: readonly RefusalCause[]): number | undefined {
  const { cart } = useCart();
  const [heard, setHeard] = useState<{ orderId: string; number: number }>();
  const isGone = orderId !== null && cart !== undefined && cart.orderId !== orderId;
  useEffect(() => {
    if (!isGone || orderId === null) return undefined;
    let isHere = true;
    void callApi<typeof orderValidation>("POST", "/api/order-validation", { orderId }, { whenSignedOut: "tell" })
      .then(({ causes }) => {
        const number = numberIn(causes);
        if (isHere && number !== undefined) setHeard({ orderId, number });
        return undefined;
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isGone, orderId]);
  return numberIn(told) ?? (heard?.orderId === orderId ? heard?.number : undefined);
}

const numberIn = (causes: readonly RefusalCause[]): number | undefined => causes.find(({ cause }) => cause === "already_ordered")?.number;
