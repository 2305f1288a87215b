import type { Kopiykas } from "../../platform/money/money.ts";
import type { KyivDay } from "../../platform/time/time.ts";
import type { CarrierWaybills } from "./carrier-waybills.ts";
import type { CarrierDirectory } from "./carrier-directory.ts";

/** A parcel to be priced. `cityId`: the carrier's code of the town, for Ukrposhta the postcode. */
export type Parcel = {
  cityId: string;
  to: "department" | "door";
  weightGrams: number;
  worth: Kopiykas;
  /** The sum collected on receipt; 0 for nothing. */
  collected: Kopiykas;
};

/** The recipient's payments to the carrier: for the parcel, and for sending the collected money. */
export type ParcelPrice = { delivery: Kopiykas; collecting: Kopiykas };

/** Both throw when the carrier does not answer, or answers nonsense; `arrival` is missing where the carrier names no day. */
export interface CarrierEstimates {
  price(parcel: Parcel): Promise<ParcelPrice>;
  arrival?(of: { cityId: string; to: Parcel["to"]; sentOn: KyivDay }): Promise<KyivDay>;
}

export type CarrierStreet = { id: string; name: string };

/** Throws when the carrier does not answer. */
export interface CarrierStreets {
  /** Streets of a settlement whose name contains the text, in Ukrainian. */
  find(wanted: { settlementId: string; search: string }): Promise<readonly CarrierStreet[]>;
}

/** Both throw when the carrier does not answer. */
export interface CarrierPostcodes {
  ofHouse(address: { streetId: string; house: string }): Promise<string | undefined>;
  /** The departments that serve a postcode, by their identifiers. */
  officesOf(postcode: string): Promise<readonly string[]>;
}

/** `returning`: on its way back to the shop. `unknown`: the carrier has no such parcel, not yet or no longer. */
export type ParcelState = "on_the_way" | "ready" | "delivered" | "returning" | "unknown";

export interface CarrierTracking {
  isParcel(number: string): boolean;
  /** States by number, without those the carrier does not name. Throws when it does not answer. */
  follow(numbers: readonly string[]): Promise<ReadonlyMap<string, ParcelState>>;
}

/** A carrier's own system; `estimates` only where the shop has named its city. */
export type CarrierVendor = {
  directory: CarrierDirectory;
  estimates?: CarrierEstimates | undefined;
  tracking?: CarrierTracking;
  streets?: CarrierStreets;
  postcodes?: CarrierPostcodes;
  /** Only where the shop has named itself and its department. */
  waybills?: CarrierWaybills | undefined;
};
