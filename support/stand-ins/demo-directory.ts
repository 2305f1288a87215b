import { demoDepartmentRows, demoSettlementRows } from "../../db/seed/delivery/nova-poshta-rows.ts";
import type { CarrierDirectory } from "../../integrations/carriers/carrier-directory.ts";
import { departmentOf } from "../../integrations/nova-poshta/department-of.ts";
import { settlementOf } from "../../integrations/nova-poshta/settlement-of.ts";

/** The demo's places without anybody being asked for them. */
export const demoDirectory: CarrierDirectory = {
  source: "demo",
  readPage: async () => ({
    settlements: demoSettlementRows.map(settlementOf).filter((one) => one !== undefined),
    departments: demoDepartmentRows.map(departmentOf).filter((one) => one !== undefined && one !== "closed"),
    next: undefined,
  }),
};
