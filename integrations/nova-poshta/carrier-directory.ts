import type { Locale } from "../../platform/i18n.ts";

export type Settlement = { id: string; name: string; type: string; area: string; district: string };
export type Department = {
  id: string;
  settlementId: string;
  kind: "branch" | "locker" | "cargo";
  number: string;
  address: string;
  schedule: string;
  maxWeightKg: number;
};

/** Where a carrier delivers to. The bundled directory serves without a vendor's key (decisions.md §6). */
export interface CarrierDirectory {
  /** Settlements whose name begins with the text, largest first. */
  settlements(search: string, locale: Locale): Promise<Settlement[]>;
  /** Up to 50 departments of a settlement by number or a part of the address. */
  departments(settlementId: string, wanted: { search: string; kind?: Department["kind"] }, locale: Locale): Promise<Department[]>;
  settlement(id: string, locale: Locale): Promise<Settlement | undefined>;
  department(id: string, locale: Locale): Promise<Department | undefined>;
}
