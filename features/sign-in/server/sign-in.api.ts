import { handle, handleWith } from "../../../platform/endpoint.ts";
import { revokeToken, tokenCookies } from "../../accounts/accounts.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { createPinCode, logout, smsCodeCheck, viaPhoneNumber, viaPinCode } from "../sign-in.contract.ts";
import type { SignedIn } from "./admit.ts";
import { checkCode } from "./check-code.ts";
import { checkPin } from "./check-pin.ts";
import { createPin } from "./create-pin.ts";
import { handOverCredential } from "./device-credential.ts";
import { startSignIn } from "./start-sign-in.ts";

export const signInApi = [
  handle(viaPhoneNumber, async (visit: Visit, { force_sms_sending: force, ...input }) => {
    const started = await startSignIn(visit, { ...input, isCodeWanted: Boolean(force) });
    const { pin_unknown_device: elsewhere } = await readSettings(visit.shop);
    return { ...started, isPinAccepted: started.isPinCode || elsewhere === "limited" };
  }),
  handleWith(smsCodeCheck, async (visit: Visit, input) => signedInAnswer(visit, await checkCode(visit, input))),
  handleWith(viaPinCode, async (visit: Visit, { phone, pin_code: pin }) => signedInAnswer(visit, await checkPin(visit, { phone, pin }))),
  handle(createPinCode, async (visit: Visit, { phone, pin_code: pin, current_pin_code: presentPin }) => {
    await createPin(visit, { phone, pin, presentPin });
    return { result: true as const };
  }),
  handleWith(logout, async (visit: Visit) => {
    const { tokenId } = customerOf(visit);
    await visit.shop.db.write((tx) => revokeToken(tx, tokenId, visit.now));
    return { body: { result: true as const }, setCookies: tokenCookies(visit, "") };
  }),
];

function signedInAnswer(visit: Visit, { device, ...body }: SignedIn) {
  const { setCookies, headers } = handOverCredential(visit, device);
  return { body, setCookies: [...tokenCookies(visit, body.token), ...setCookies], headers };
}
