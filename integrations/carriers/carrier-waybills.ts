import type { Kopiykas } from "../../platform/money/money.ts";
import type { KyivDay } from "../../platform/time/time.ts";

/** A parcel to be handed over. `cityId`: the town in the carrier's own words, for Ukrposhta the postcode. */
export type Consignment = {
  /** The shop's number, by which the waybill is found again. */
  ownNumber: string;
  /** The phone in digits, `380…`. */
  recipient: { name: string; surname: string; patronymic: string; phone: string };
  to:
    | { is: "department"; cityId: string; departmentId: string }
    | { is: "door"; cityId: string; streetId: string; house: string; flat: string; note: string };
  weightGrams: number;
  seats: number;
  worth: Kopiykas;
  collected: Kopiykas;
  paidBy: "sender" | "recipient";
  sentOn: KyivDay;
};

/** `reference`: by what the carrier's other calls name it. */
export type Waybill = { number: string; reference: string };

/** All throw `VendorRefused` for what the carrier says itself, and any other error when nobody knows. */
export interface CarrierWaybills {
  /** Asks once: an answer that was lost leaves it unknown. */
  make(consignment: Consignment): Promise<Waybill>;
  /** The waybill of the shop's own number, made on that day or later. */
  find(ownNumber: string, since: KyivDay): Promise<Waybill | undefined>;
  /** Before the parcel is handed over; refused afterwards, and for one the carrier does not know. */
  withdraw(waybill: Waybill): Promise<void>;
  /** A PDF. */
  label(waybill: Waybill): Promise<Buffer>;
}
