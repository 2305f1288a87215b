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

/** A department with the carrier's own identifier. */
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

/** All places of a carrier, settlements by size. The shop keeps a mirror, so the checkout calls nobody. */
export interface CarrierDirectory {
  /** The source's name, shown to the operator. */
  source: string;
  settlements(): AsyncIterable<readonly DirectorySettlement[]>;
  departments(): AsyncIterable<readonly DirectoryDepartment[]>;
}
