import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getBonuses } from "../loyalty.contract.ts";
import { viewBonuses } from "./bonuses.view.ts";

export const loyaltyApi = [handle(getBonuses, (visit: Visit, input) => viewBonuses(visit, input))];
