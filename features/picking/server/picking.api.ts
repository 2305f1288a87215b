import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../picking.contract.ts";
import { beginToPick, finishToPick, listToPick, pick, viewPicking } from "./pick.ts";

export const pickingApi = [
  handle(contract.listPicking, async (visit: Visit) => {
    const data = await listToPick(visit);
    return { data, total: data.length };
  }),
  handle(contract.getPicking, (visit: Visit, { id }) => viewPicking(visit, id)),
  handle(contract.beginPicking, async (visit: Visit, { id }) => {
    await beginToPick(visit, id);
    return viewPicking(visit, id);
  }),
  handle(contract.pickLine, async (visit: Visit, input) => {
    await pick(visit, input);
    return viewPicking(visit, input.id);
  }),
  handle(contract.finishPicking, async (visit: Visit, { id }) => {
    await finishToPick(visit, id);
    return viewPicking(visit, id);
  }),
];
