import type { Kopiykas } from "../../platform/money/money.ts";
import type { KyivDay } from "../../platform/time/time.ts";

/** A parcel to be sent. `cityId`: the carrier's code of the town, for Ukrposhta the postcode. */
export type Consignment = {
  /** The shop's number, by which the waybill can be found. */
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

/** `reference`: its name in the carrier's other calls. */
export type Waybill = { number: string; reference: string };

/** All throw `VendorRefused` for a refusal by the carrier, and any other error when the outcome is unknown. */
export interface CarrierWaybills {
  /** Asks once, so a lost answer leaves the outcome unknown. */
  make(consignment: Consignment): Promise<Waybill>;
  /** The waybill with the shop's own number, made on that day or later. */
  find(ownNumber: string, since: KyivDay): Promise<Waybill | undefined>;
  /** Only before the parcel is handed over; refused afterwards, and for an unknown waybill. */
  withdraw(waybill: Waybill): Promise<void>;
  /** A PDF. */
  label(waybill: Waybill): Promise<Buffer>;
}
