import type { DepartmentKind } from "./carrier.ts";

/** A town or village under the carrier's own identifier; `district` is empty for the centre of an area. */
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

/** A place where parcels are handed over, under the carrier's own identifier. */
export type DirectoryDepartment = {
  id: string;
  settlementId: string;
  kind: DepartmentKind;
  number: string;
  addressUk: string;
  addressRu: string;
  schedule: string;
  maxWeightKg: number;
};

/** All places a carrier delivers to, page by page, settlements largest first. The shop keeps a mirror and asks nobody at the checkout. */
export interface CarrierDirectory {
  /** Where it comes from, for the one who operates the shop. */
  source: string;
  settlements(): AsyncIterable<readonly DirectorySettlement[]>;
  departments(): AsyncIterable<readonly DirectoryDepartment[]>;
}
