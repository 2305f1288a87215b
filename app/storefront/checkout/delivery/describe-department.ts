import type { DepartmentView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";

/** Hours and limits of a department, and whether it takes the largest parcels. */
export function useDescription(): (one: DepartmentView) => string {
  const { "checkout.limit": limit } = useWords(checkoutMessages);
  const { "delivery.cargo": cargo } = useWords(deliveryMessages);
  return (one) => [one.kind === "cargo" && cargo, one.schedule, limit(one.maxWeightKg, one.maxSidesCm)].filter(Boolean).join(" · ");
}
