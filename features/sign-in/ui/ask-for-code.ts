import { callApi } from "../../../app/call-api.ts";
import type { OutputOf } from "../../../platform/endpoint.ts";
import type { viaPhoneNumber } from "../sign-in.contract.ts";
import { phoneHash } from "./phone-hash.ts";

export type StartAnswer = OutputOf<typeof viaPhoneNumber>;

/** Starts sign-in: answers whether a PIN is asked for, else a code was sent. `code` asks for a code in any case. Throws `ApiRefusal`. */
export async function askForCode(phone: string, suffix: string, wanted: "code or PIN" | "code"): Promise<StartAnswer> {
  return callApi<typeof viaPhoneNumber>(
    "POST",
    "/api/v2/via-phone-number",
    { phone, force_sms_sending: wanted === "code" ? 1 : 0, ...storedUtm() },
    { headers: { "X-Phone-Hash": await phoneHash(phone, suffix) } },
  );
}

function storedUtm(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem("utm") ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
