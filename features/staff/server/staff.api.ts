import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { staffOf, type Visit } from "../../shop.ts";
import * as contract from "../staff.contract.ts";
import { viewAudit } from "./audit.ts";
import { changeStaff } from "./change-staff.ts";
import { acceptInvitation, inviteStaff, viewInvitation } from "./invitations.ts";
import { signInStaff, signOutStaff } from "./sign-in-staff.ts";
import { oneStaff, staffList, viewSession } from "./staff.view.ts";

export const staffApi = [
  handleWith(contract.signInStaff, async (visit: Visit, input) => {
    const { staffId, cookies } = await signInStaff(visit, input);
    return { body: await viewSession(visit.shop, staffId), setCookies: cookies };
  }),
  handleWith(contract.signOutStaff, async (visit: Visit) => ({ body: { result: true as const }, setCookies: [await signOutStaff(visit)] })),
  handle(contract.getSession, async (visit: Visit) => viewSession(visit.shop, staffOf(visit).id)),
  handle(contract.getInvitation, (visit: Visit, { token }) => viewInvitation(visit, token)),
  handleWith(contract.acceptInvitation, async (visit: Visit, input) => {
    const { staffId, cookies } = await acceptInvitation(visit, input);
    return { body: await viewSession(visit.shop, staffId), setCookies: cookies };
  }),
  handle(contract.listStaff, (visit: Visit, input) => staffList(visit, input)),
  handle(contract.getStaff, ({ shop }: Visit, { id }) => oneStaff(shop, id)),
  handle(contract.inviteStaff, (visit: Visit, input) => inviteStaff(visit, input)),
  handle(contract.changeStaff, (visit: Visit, input) => changeStaff(visit, input)),
  handle(contract.listAudit, (visit: Visit, input) => viewAudit(visit, input)),
];
