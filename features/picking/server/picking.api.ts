import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../picking.contract.ts";
import { beginPicking, finishPicking, pickLine } from "./pick-order.ts";
import { listPicking, viewPicking } from "./picking.view.ts";

export const pickingApi = [
  handle(contract.listPicking, (visit: Visit) => listPicking(visit)),
  handle(contract.getPicking, (visit: Visit, { id }) => viewPicking(visit, id)),
  handle(contract.beginPicking, async (visit: Visit, { id }) => {
    await beginPicking(visit, id);
    return viewPicking(visit, id);
  }),
  handle(contract.pickLine, async (visit: Visit, input) => {
    await pickLine(visit, input);
    return viewPicking(visit, input.id);
  }),
  handle(contract.finishPicking, async (visit: Visit, { id }) => {
    await finishPicking(visit, id);
    return viewPicking(visit, id);
  }),
];
