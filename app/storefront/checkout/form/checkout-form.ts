import type { FocusEvent } from "react";
import type { PlaceKind } from "../../../../features/delivery/delivery.contract.ts";
import { parsePhone } from "../../../../features/sign-in/sign-in.rules.ts";

export type CheckoutForm = {
  surname: string;
  name: string;
  patronymic: string;
  phone: string;
  townText: string;
  settlement: string;
  deptText: string;
  department: string;
  /** The largest parcel the chosen department takes, kilograms; 0 without a limit. */
  deptMaxKg: number;
  postcode: string;
  /** The carrier's id; empty for a street typed while the carrier does not answer. */
  streetId: string;
  street: string;
  /** The carrier has not answered for streets lately. */
  areStreetsSilent: boolean;
  house: string;
  flat: string;
  note: string;
  comment: string;
  /** Chosen codes; empty means the first offered. */
  carrier: string;
  kind: string;
  payment: string;
  useBonuses: boolean;
  useBalance: boolean;
  first: "bonuses" | "balance";
  /** `collect`: hryvnias to collect from the buyer, as typed. */
  isForBuyer: boolean;
  collect: string;
  /** The typed text and the applied code, empty without one. */
  promoTyped: string;
  promoCode: string;
};

export type Own = Pick<CheckoutForm, "useBonuses" | "useBalance" | "first">;
export type CheckoutField =
  | "surname"
  | "name"
  | "patronymic"
  | "phone"
  | "postcode"
  | "settlement"
  | "department"
  | "street"
  | "house"
  | "flat"
  | "note"
  | "comment"
  | "collectKopiykas"
  | "promoCode"
  | "pin";
/** The first of each is the default. */
export type CheckoutOffers = {
  deliveries: {
    carrier: string;
    kind: string;
    name: string;
    note: string;
    destination: PlaceKind;
    isLocker: boolean;
    isFree: boolean;
  }[];
  payments: { code: string; name: string; note: string; isPaidNow: boolean }[];
};
export type Delivery = CheckoutOffers["deliveries"][number] | undefined;

type PlaceFieldProps = { id: string; name: string; label: string; error: string | undefined; onBlur: (event: FocusEvent) => void };

/** The part of a form that the fields of town and department need. */
export type PlaceForm = {
  form: Pick<CheckoutForm, "townText" | "settlement" | "deptText" | "department" | "deptMaxKg">;
  errors: { field: (name: "settlement" | "department") => PlaceFieldProps };
  change: (part: Partial<CheckoutForm>) => void;
  delivery: Delivery;
  heaviestGrams: number | null;
};

export const keyOfDelivery = ({ carrier, kind }: { carrier: string; kind: string }): string => `${carrier} ${kind}`;

/** Fields cleared by a change of department, of town and of carrier. */
export const noDepartment = { deptText: "", department: "", deptMaxKg: 0 };
export const noTown = { townText: "", settlement: "", postcode: "", street: "", streetId: "", house: "", flat: "", note: "" };

/** Every field of a place, empty. */
const noPlace = { ...noDepartment, ...noTown };
type PlaceFields = typeof noPlace;
type Way = { carrier: string; kind: string };

const placeFieldsOf = (form: PlaceFields): PlaceFields => {
  const { deptText, department, deptMaxKg, townText, settlement, postcode, street, streetId, house, flat, note } = form;
  return { deptText, department, deptMaxKg, townText, settlement, postcode, street, streetId, house, flat, note };
};

/** Places chosen for carriers and for their ways of delivery, before another way was looked at. */
export type LeftPlaces = Map<string, PlaceFields>;

/** Who looks at another way of delivery and comes back finds the place as it was left; a branch only in the town it is in. */
export function placeForWay(form: PlaceFields, { from, to, left }: { from: Way | undefined; to: Way; left: LeftPlaces }): PlaceFields {
  const here = placeFieldsOf(form);
  if (from) left.set(from.carrier, here).set(keyOfDelivery(from), here);
  const town = left.get(to.carrier) ?? noPlace;
  const before = left.get(keyOfDelivery(to));
  const { deptText, department, deptMaxKg } = before?.settlement === town.settlement ? before : noDepartment;
  return { ...town, deptText, department, deptMaxKg };
}

const placeOf = ({ department, streetId, street, house, flat, note }: CheckoutForm, delivery: Delivery) =>
  delivery?.destination === "door" ? { door: { streetId, street, house, flat, note } } : { department };

export const whereOf = (form: CheckoutForm, delivery: Delivery) => ({
  recipient: { name: form.name, surname: form.surname, patronymic: form.patronymic, phone: parsePhone(form.phone) ?? form.phone },
  delivery: { carrier: delivery?.carrier ?? "", kind: delivery?.kind, settlement: form.settlement, ...placeOf(form, delivery) },
});
