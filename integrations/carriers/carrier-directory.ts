import type { DepartmentKind } from "./carrier.ts";

/** A settlement with the carrier's own identifier; `district` is empty for the centre of an area. */
export type DirectorySettlement = {
  id: string;
  nameUk: string;
  nameRu: string;
  typeUk: string;
  typeRu: string;
  areaUk: string;
  areaRu: string;
  districtUk: string;
  districtRu: string;
};

export type DirectoryDepartment = {
  id: string;
  settlementId: string;
  /** The carrier's code of the town for prices, dates and waybills. */
  cityId: string;
  kind: DepartmentKind;
  number: string;
  addressUk: string;
  addressRu: string;
  /** In digits, so that each language words it: `09:00–20:00` every day, `1–5 09:00–20:00; 6 10:00–16:00` by days from Monday. */
  schedule: string;
  /** The heaviest parcel; 0 where the carrier names no limit. */
  maxWeightKg: number;
  /** The largest parcel, centimetres, the longest side first; empty where the carrier names no limit. */
  maxSidesCm: readonly number[];
  latitude: number | null;
  longitude: number | null;
};

/** `next`: where to continue; undefined after the last page. */
export type DirectoryPage = {
  settlements: readonly DirectorySettlement[];
  departments: readonly DirectoryDepartment[];
  next: string | undefined;
};

/** All places of a carrier. The shop keeps a copy, so the checkout calls nobody. */
export interface CarrierDirectory {
  source: string;
  /** `at`: `next` of the page before, empty for the first. Throws when the answer cannot be trusted. */
  readPage(at: string): Promise<DirectoryPage>;
}
