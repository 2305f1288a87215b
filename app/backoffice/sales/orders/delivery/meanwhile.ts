import type { getOrderDelivery } from "../../../../../features/orders/parcels/change-delivery.contract.ts";
import type { OutputOf } from "../../../../../platform/contracts/endpoint.ts";
import type { Found } from "./place-search.tsx";

export type OrderDelivery = OutputOf<typeof getOrderDelivery>;

export const people = ["surname", "name", "patronymic", "phone"] as const;
type Person = (typeof people)[number];
export type TypedDelivery = { recipient: Record<Person, string>; town: Found | null; department: Found | null };

/** The form's first values. */
export const typedFrom = ({ recipient, settlementId, settlement, departmentId, department }: OrderDelivery): TypedDelivery => ({
  recipient: { ...recipient, phone: `+${recipient.phone}` },
  town: { id: settlementId, name: settlement },
  department: { id: departmentId, name: department },
});

/** Fields that another changed since `began`; typed values stay, the rest becomes that of `now`. */
export function joinDelivery(
  began: OrderDelivery,
  typed: TypedDelivery,
  now: OrderDelivery,
): { typed: TypedDelivery; theirs: { field: string; text: string }[] } {
  const [before, after] = [typedFrom(began), typedFrom(now)];
  const changed = people.filter((field) => before.recipient[field] !== after.recipient[field]);
  const isPlaceChanged = began.settlementId !== now.settlementId || began.departmentId !== now.departmentId;
  const isPlaceTyped = typed.town?.id !== began.settlementId || typed.department?.id !== began.departmentId;
  const recipient = Object.fromEntries(
    people.map((field) => [field, typed.recipient[field] === before.recipient[field] ? after.recipient[field] : typed.recipient[field]]),
  ) as Record<Person, string>;
  return {
    typed: {
      recipient,
      ...(isPlaceTyped ? { town: typed.town, department: typed.department } : { town: after.town, department: after.department }),
    },
    theirs: [
      ...changed.map((field) => ({ field, text: after.recipient[field] })),
      ...(isPlaceChanged ? [{ field: "department", text: [now.settlement, now.department].join(", ") }] : []),
    ],
  };
}
