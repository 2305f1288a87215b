import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../staff-sign-in.contract.ts";
import { unlockSignIn, viewSignInLocks } from "./guard/sign-in-locks.ts";
import { viewSignInPressure } from "./guard/sign-in-pressure.ts";

export const staffSignInApi = [
  handle(contract.getSignInLocks, ({ shop }: Visit, { id }) => viewSignInLocks(shop, id)),
  handle(contract.unlockSignIn, (visit: Visit, { id }) => unlockSignIn(visit, id)),
  handle(contract.getSignInPressure, ({ shop }: Visit) => viewSignInPressure(shop)),
];
