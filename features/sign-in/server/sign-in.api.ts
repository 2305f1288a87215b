import { handle, handleWith } from "../../../platform/endpoint.ts";
import { notSignedIn } from "../../../platform/errors.ts";
import { makeCookie } from "../../../platform/http/cookies.ts";
import { revokeToken } from "../../accounts/accounts.server.ts";
import type { Visit } from "../../shop.ts";
import { logout, smsCodeCheck, viaPhoneNumber } from "../sign-in.contract.ts";
import { checkCode } from "./check-code.ts";
import { startSignIn } from "./start-sign-in.ts";

const DAY = 86_400;

export const signInApi = [
  handle(viaPhoneNumber, (visit: Visit, { force_sms_sending: _force, ...input }) => startSignIn(visit, input)),
  handleWith(smsCodeCheck, async (visit: Visit, input) => {
    const { token, device, isBlacklisted } = await checkCode(visit, input);
    return { body: { token, isBlacklisted }, setCookies: cookies(visit, { token, device }) };
  }),
  handleWith(logout, async (visit: Visit) => {
    const { customer, shop } = visit;
    if (!customer) throw notSignedIn();
    await shop.db.write((tx) => revokeToken(tx, customer.tokenId, visit.now));
    return { body: { result: true as const }, setCookies: cookies(visit, { token: "" }) };
  }),
];

/**
 * `token` and `device` are for the server alone; `signed_in` carries nothing and only tells the page's script
 * that asking for the profile is worth it.
 */
function cookies(visit: Visit, { token, device }: { token: string; device?: string }): string[] {
  const secure = visit.origin.startsWith("https:");
  const maxAgeSeconds = token ? 7 * DAY : 0;
  return [
    makeCookie({ name: "token", value: token, maxAgeSeconds, httpOnly: true, secure }),
    makeCookie({ name: "signed_in", value: token ? "1" : "", maxAgeSeconds, httpOnly: false, secure }),
    ...(device ? [makeCookie({ name: "device", value: device, maxAgeSeconds: 400 * DAY, httpOnly: true, secure })] : []),
  ];
}
