import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getSearchMisses } from "../staff-search.contract.ts";
import { viewSearchMisses } from "./search-misses.ts";

export const searchMissesApi = [handle(getSearchMisses, (visit: Visit, input) => viewSearchMisses(visit, input))];
