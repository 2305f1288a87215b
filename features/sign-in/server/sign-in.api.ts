import { handle, handleWith } from "../../../platform/endpoint.ts";
import { notSignedIn } from "../../../platform/errors.ts";
import { revokeToken, tokenCookies } from "../../accounts/accounts.server.ts";
import type { Visit } from "../../shop.ts";
import { logout, smsCodeCheck, viaPhoneNumber } from "../sign-in.contract.ts";
import { checkCode } from "./check-code.ts";
import { handOverCredential } from "./device-credential.ts";
import { startSignIn } from "./start-sign-in.ts";

export const signInApi = [
  handle(viaPhoneNumber, (visit: Visit, { force_sms_sending: _force, ...input }) => startSignIn(visit, input)),
  handleWith(smsCodeCheck, async (visit: Visit, input) => {
    const { token, device, isBlacklisted } = await checkCode(visit, input);
    const { setCookies, headers } = handOverCredential(visit, device);
    return { body: { token, isBlacklisted }, setCookies: [...tokenCookies(visit, token), ...setCookies], headers };
  }),
  handleWith(logout, async (visit: Visit) => {
    const { customer, shop } = visit;
    if (!customer) throw notSignedIn();
    await shop.db.write((tx) => revokeToken(tx, customer.tokenId, visit.now));
    return { body: { result: true as const }, setCookies: tokenCookies(visit, "") };
  }),
];
