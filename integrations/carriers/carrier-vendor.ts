import type { Kopiykas } from "../../platform/money/money.ts";
import type { KyivDay } from "../../platform/time/time.ts";
import type { CarrierWaybills } from "./carrier-waybills.ts";
import type { CarrierDirectory } from "./carrier-directory.ts";

/** A parcel as a carrier judges it. `cityId`: the recipient's town in the carrier's own words, for Ukrposhta the postcode. */
export type Parcel = {
  cityId: string;
  to: "department" | "door";
  weightGrams: number;
  worth: Kopiykas;
  /** What the carrier collects for the shop on receipt; 0 for nothing. */
  collected: Kopiykas;
};

/** What the recipient pays the carrier: for the parcel, and for sending the collected money. */
export type ParcelPrice = { delivery: Kopiykas; collecting: Kopiykas };

/** Both throw when the carrier does not answer, or answers nonsense; a carrier that tells no day has no `arrival`. */
export interface CarrierEstimates {
  price(parcel: Parcel): Promise<ParcelPrice>;
  arrival?(of: { cityId: string; to: Parcel["to"]; sentOn: KyivDay }): Promise<KyivDay>;
}

export type CarrierStreet = { id: string; name: string };

/** Throws when the carrier does not answer. */
export interface CarrierStreets {
  /** Streets of a settlement whose name the text begins or is a part of, in Ukrainian. */
  find(wanted: { settlementId: string; search: string }): Promise<readonly CarrierStreet[]>;
}

/** Both throw when the carrier does not answer. */
export interface CarrierPostcodes {
  ofHouse(address: { streetId: string; house: string }): Promise<string | undefined>;
  /** The departments that serve a postcode, by their identifiers. */
  officesOf(postcode: string): Promise<readonly string[]>;
}

/** `returning`: it comes back to the shop. `unknown`: the carrier has no parcel of that number, not yet or not any more. */
export type ParcelState = "on_the_way" | "ready" | "delivered" | "returning" | "unknown";

export interface CarrierTracking {
  isParcel(number: string): boolean;
  /** The states of parcels, by number, without those it says nothing of. Throws when the carrier does not answer. */
  follow(numbers: readonly string[]): Promise<ReadonlyMap<string, ParcelState>>;
}

/** What a carrier's own system answers; `estimates` only where the shop says where it sends from. */
export type CarrierVendor = {
  directory: CarrierDirectory;
  estimates?: CarrierEstimates | undefined;
  tracking?: CarrierTracking;
  streets?: CarrierStreets;
  postcodes?: CarrierPostcodes;
  /** Only where the shop says who it is and where it hands parcels in. */
  waybills?: CarrierWaybills | undefined;
};
