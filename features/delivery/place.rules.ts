import type { OrderDelivery } from "../../db/json-columns.ts";

/** What stands after the settlement: a department as it was called on the day of the order, or street, house and flat. */
export function placeInWords(delivery: OrderDelivery): string {
  if (delivery.to !== "door") return delivery.department;
  return [delivery.street, delivery.house, delivery.flat && `кв.\u00a0${delivery.flat}`].filter(Boolean).join(", ");
}
