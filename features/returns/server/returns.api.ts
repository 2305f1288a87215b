import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { replayedHeader } from "../../../platform/http/replayed-header.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../returns.contract.ts";
import * as staff from "../staff-returns.contract.ts";
import { askReturn } from "./ask-return.ts";
import { cancelReturn } from "./cancel-return.ts";
import { decideReturn } from "./decide-return.ts";
import { receiveReturn } from "./receive-return.ts";
import { addReturnPhoto } from "./return-photos.ts";
import { listReturns, viewReturn, viewReturnable } from "./returns.view.ts";
import { staffReturn, staffReturns } from "./staff-returns.ts";

export const returnsApi = [
  handle(contract.getReturnable, (visit: Visit, { number }) => viewReturnable(visit, number)),
  handle(contract.addReturnPhoto, async (visit: Visit, { photo }) => ({ id: await addReturnPhoto(visit, photo) })),
  handleWith(contract.askReturn, async (visit: Visit, input) => {
    const { id, replayed } = await askReturn(visit, input, visit.headers.get("idempotency-key"));
    return { body: await viewReturn(visit, id), ...replayedHeader(replayed) };
  }),
  handle(contract.getReturns, (visit: Visit, input) => listReturns(visit, input)),
  handle(contract.getReturn, (visit: Visit, { id }) => viewReturn(visit, id)),
  handle(contract.cancelReturn, async (visit: Visit, { id }) => {
    await cancelReturn(visit, id);
    return viewReturn(visit, id);
  }),
];

export const staffReturnsApi = [
  handle(staff.listStaffReturns, (visit: Visit, input) => staffReturns(visit, input)),
  handle(staff.getStaffReturn, (visit: Visit, { id }) => staffReturn(visit, id)),
  handle(staff.decideReturn, async (visit: Visit, input) => {
    await decideReturn(visit, input);
    return staffReturn(visit, input.id);
  }),
  handle(staff.receiveReturn, async (visit: Visit, input) => {
    await receiveReturn(visit, input);
    return staffReturn(visit, input.id);
  }),
];
