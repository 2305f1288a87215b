import { useEffect, useRef } from "react";
import type { CartItem } from "../../features/cart/cart.contract.ts";
import { useIsTold } from "./consent.ts";
import type { Placed } from "./telling/cart-events.ts";
import { whenTold } from "./when-told.ts";

type Delivery = { carrier: string; kind: string } | undefined;

/** The answer that placed an order tells its purchase, so that no page tells it again. */
export function useCheckoutEvents(lines: readonly CartItem[]) {
  const isTold = useIsTold();
  const latest = useRef(lines);
  const told = useRef({ tier: "", type: "" });
  useEffect(() => {
    latest.current = lines;
  });
  useEffect(() => {
    if (isTold) whenTold(({ tellEvents, beginCheckout }) => tellEvents([beginCheckout(latest.current)]));
  }, [isTold]);
  const tellDelivery = (chosen: Delivery) => {
    const tier = chosen ? `${chosen.carrier}: ${chosen.kind}` : "";
    if (tier === told.current.tier) return;
    told.current.tier = tier;
    whenTold(({ tellEvents, addShippingInfo }) => tellEvents([addShippingInfo(lines, tier)]));
  };
  const tellPayment = (type = "") => {
    if (type === told.current.type) return;
    told.current.type = type;
    whenTold(({ tellEvents, addPaymentInfo }) => tellEvents([addPaymentInfo(lines, type)]));
  };
  const tellPlaced = (placed: Placed) => whenTold(({ tellEvents, purchases }) => tellEvents(purchases(lines, placed)));
  return { tellDelivery, tellPayment, tellPlaced };
}
