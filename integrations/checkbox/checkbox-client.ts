import { z } from "zod";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { readBounded } from "../read-bounded.ts";
import { isVendorFault, VendorRefused } from "../vendor-refused.ts";

/** `pin`: the cashier's; `licenseKey`: the cash register's; `address`: called each time, without a trailing slash. */
export type CheckboxAccount = { licenseKey: string; pin: string; address: () => Promise<string> };
type Call = { method: "GET" | "POST"; path: string; body?: object };
/** Undefined for 404; texts stay unparsed. */
export type CheckboxClient = { ask(call: Call): Promise<unknown> };

const LARGEST_ANSWER = 1_048_576;
const CLIENT = { "X-Client-Name": "Semyriad", "X-Client-Version": "1" };
const refusal = z.object({
  message: z.string().max(1_000).catch(""),
  detail: z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: z.string().catch("") })).catch([]),
});
const session = z.object({ access_token: z.string().min(1) });

/** Signs the cashier in again when the token is over. Throws `VendorRefused` for Checkbox's own refusals. */
export function openCheckboxClient({ licenseKey, pin, address }: CheckboxAccount, { timeoutMs }: { timeoutMs: number }): CheckboxClient {
  const guard = guardVendor({ name: "Checkbox", timeoutMs });
  let token: string | undefined;
  const once = ({ method, path, body }: Call, signal: AbortSignal) =>
    address().then((url) =>
      fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          Accept: "application/json",
          "Content-Type": "application/json",
          "X-License-Key": licenseKey,
          ...CLIENT,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: "error",
        signal,
      }),
    );
  const signIn = async (signal: AbortSignal): Promise<void> => {
    token = undefined;
    const response = await once({ method: "POST", path: "/cashier/signinPinCode", body: { pin_code: pin } }, signal);
    token = session.parse(await answerOf(response)).access_token;
  };
  return {
    ask: (call) =>
      guard.call(async (signal) => {
        if (token === undefined) await signIn(signal);
        let response = await once(call, signal);
        if (response.status === 401 || response.status === 403) {
          await response.body?.cancel();
          await signIn(signal);
          response = await once(call, signal);
        }
        return response.status === 404 ? void (await response.body?.cancel()) : answerOf(response);
      }, isVendorFault),
  };
}

async function answerOf(response: Response): Promise<unknown> {
  const text = (await readBounded(response, { vendor: "Checkbox", most: LARGEST_ANSWER })).toString();
  const { status } = response;
  if (status >= 500 || status === 408 || status === 429) throw new Error(`Checkbox answered ${status}`);
  const isText = response.headers.get("content-type")?.startsWith("text/plain") ?? false;
  if (status < 300 && isText) return text;
  const value = jsonOf(text, status);
  if (status < 300) return value;
  const { message, detail } = refusal.parse(value);
  const where = detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`);
  throw new VendorRefused(`Checkbox: ${[message || String(status), ...where].join("; ").slice(0, 500)}`, {
    temporary: status === 401 || status === 403,
  });
}

function jsonOf(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`Checkbox answered ${status} with something that is no answer`);
  }
}
