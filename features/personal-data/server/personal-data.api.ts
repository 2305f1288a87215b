import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../personal-data.contract.ts";
import * as staff from "../staff-personal-data.contract.ts";
import { exportData } from "./export-data.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { requestDeletion } from "./request-deletion.ts";

export const staffPersonalDataApi = [
  handle(staff.forgetCustomer, async (visit: Visit, input) => {
    await forgetCustomer(visit, input);
    return { result: true as const };
  }),
];

export const personalDataApi = [
  handle(contract.exportPersonalData, (visit: Visit, { pin }) => exportData(visit, pin)),
  handle(contract.requestDeletion, async (visit: Visit) => {
    await requestDeletion(visit);
    return { result: true as const };
  }),
];
