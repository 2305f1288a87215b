import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getDepartments, getSettlements } from "../delivery.contract.ts";

export const deliveryApi = [
  handle(getSettlements, ({ shop, locale }: Visit, { search }) => shop.integrations.novaPoshta.settlements(search, locale)),
  handle(getDepartments, async ({ shop, locale }: Visit, { settlement, ...wanted }) => {
    const departments = await shop.integrations.novaPoshta.departments(settlement, wanted, locale);
    return departments.map(({ settlementId: _, ...department }) => department);
  }),
];
