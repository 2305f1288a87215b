import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getDepartments, getSettlements } from "../delivery.contract.ts";
import { findDepartments, findSettlements } from "./find-places.ts";

export const deliveryApi = [
  handle(getSettlements, (visit: Visit, wanted) => findSettlements(visit, wanted)),
  handle(getDepartments, (visit: Visit, wanted) => findDepartments(visit, wanted)),
];
