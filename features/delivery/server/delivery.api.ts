import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getDeliveryPrices, getDepartments, getOffices, getPostcode, getSettlements, getStreets } from "../delivery.contract.ts";
import { findOffices, findPostcode } from "./finding/find-offices.ts";
import { findDepartments, findSettlements } from "./finding/find-places.ts";
import { findStreets } from "./finding/find-streets.ts";
import { priceParcels } from "./price-parcels.ts";

export const deliveryApi = [
  handle(getSettlements, (visit: Visit, wanted) => findSettlements(visit, wanted)),
  handle(getDepartments, (visit: Visit, wanted) => findDepartments(visit, wanted)),
  handle(getDeliveryPrices, (visit: Visit, wanted) => priceParcels(visit, wanted)),
  handle(getOffices, (visit: Visit, wanted) => findOffices(visit, wanted)),
  handle(getStreets, (visit: Visit, wanted) => findStreets(visit, wanted)),
  handle(getPostcode, (visit: Visit, wanted) => findPostcode(visit, wanted)),
];
