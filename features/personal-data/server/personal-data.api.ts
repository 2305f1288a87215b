import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../personal-data.contract.ts";
import { exportData } from "./export-data.ts";
import { requestDeletion } from "./request-deletion.ts";

export const personalDataApi = [
  handle(contract.exportPersonalData, (visit: Visit, { pin }) => exportData(visit, pin)),
  handle(contract.requestDeletion, async (visit: Visit) => {
    await requestDeletion(visit);
    return { result: true as const };
  }),
];
