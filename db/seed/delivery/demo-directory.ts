import type { CarrierDirectory } from "../../../integrations/carriers/carrier-directory.ts";
import { demoDepartments } from "./departments.ts";
import { demoSettlements } from "./settlements.ts";

/** A carrier's demo places. */
export function demoDirectory(carrier: string): CarrierDirectory {
  return {
    source: "demo",
    async *settlements() {
      yield demoSettlements.map((one) => ({
        id: one.id,
        nameUk: one.name_uk,
        nameRu: one.name_ru,
        typeUk: one.type,
        typeRu: one.type_ru,
        areaUk: one.area_uk,
        areaRu: one.area_ru,
        districtUk: one.district_uk,
        districtRu: one.district_ru,
      }));
    },
    async *departments() {
      yield demoDepartments
        .filter((one) => one.carrier === carrier)
        .map((one) => ({
          id: one.id,
          settlementId: one.settlementId,
          kind: one.kind,
          number: one.number,
          addressUk: one.address_uk,
          addressRu: one.address_ru,
          schedule: one.schedule,
          maxWeightKg: one.maxWeightKg,
        }));
    },
  };
}
