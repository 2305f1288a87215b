import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { revokeToken, tokenCookies, type ProfileSources } from "../../accounts/accounts.server.ts";
import { isRefusal, Refusal } from "../../../platform/contracts/errors.ts";
import { withBrowserKey } from "../../cart/cart.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { createPinCode, logout, smsCodeCheck, viaPhoneNumber, viaPinCode } from "../sign-in.contract.ts";
import type { KeptHere } from "../sign-in.contract.ts";
import type { SignedIn } from "./admit.ts";
import { checkCode } from "./codes/check-code.ts";
import { checkPin } from "./pin/check-pin.ts";
import { createPin } from "./pin/create-pin.ts";
import { proofGate } from "./guard/gates.ts";
import { signedInAnswer } from "./signed-in-answer.ts";
import { requirePhoneHash } from "./codes/phone-hash.ts";
import { startSignIn } from "./codes/start-sign-in.ts";
import { viewAccount } from "./view-account.ts";

export const signInApi = (sources: ProfileSources) => [
  handleWith(viaPhoneNumber, async (guest: Visit, { force_sms_sending: force, proof, ...input }) => {
    requirePhoneHash(guest, input.phone);
    const { visit, ...key } = withBrowserKey(guest);
    try {
      const started = await startSignIn(visit, { ...input, isCodeWanted: Boolean(force) }, proofGate(proof));
      const { pin_unknown_device: elsewhere } = await readSettings(visit.shop);
      return { body: { ...started, isPinAccepted: started.isPinCode || elsewhere === "limited" }, ...key };
    } catch (error) {
      throw withKey(error, key);
    }
  }),
  handleWith(smsCodeCheck, async (visit: Visit, { kept, ...proof }) =>
    withAccount(visit, await checkCode(visit, proof), { sources, kept }),
  ),
  handleWith(viaPinCode, async (visit: Visit, { kept, phone, pin_code: pin }) =>
    withAccount(visit, await checkPin(visit, { phone, pin }), { sources, kept }),
  ),
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

async function withAccount(visit: Visit, signedIn: SignedIn, what: { sources: ProfileSources; kept: KeptHere | undefined }) {
  const { body, ...answer } = signedInAnswer(visit, signedIn);
  return { ...answer, body: { ...body, account: await viewAccount({ ...visit, customer: signedIn.customer }, what) } };
}

/** A browser asked for a proof needs its key to answer. */
function withKey(error: unknown, key: { setCookies: string[]; headers: Record<string, string> }): unknown {
  if (!isRefusal(error) || error.status !== 428) return error;
  return new Refusal(error.status, error.messageKey, { carried: { ...error.carried, ...key } });
}
