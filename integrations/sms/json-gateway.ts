import { guardVendor, VendorResting } from "../../platform/vendors/vendor-guard.ts";
import { isNeverConnected } from "../never-connected.ts";
import { isSmsRefused, SmsRefused, type SmsGateway } from "./sms-gateway.ts";
import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";

const TIMEOUT_MS = 5_000;

/** `address` and `timeoutMs` default to the gateway's own and five seconds. */
export type GatewayAccount = { token: string; sender: string; address?: string; timeoutMs?: number };

/** `requireAccepted` throws for refused and is false where an answer says nothing; then only a 4xx or no connection is a refusal. */
export function jsonGateway({
  name,
  vendor,
  url,
  account: { token, timeoutMs = TIMEOUT_MS },
  bodyOf,
  requireAccepted,
}: {
  name: string;
  vendor: string;
  url: string;
  account: GatewayAccount;
  bodyOf: (message: { phone: string; text: string }) => object;
  requireAccepted: (answer: unknown, phone: string) => boolean;
}): SmsGateway {
  const guard = guardVendor({ name: vendor, timeoutMs });
  return {
    name,
    async send(message) {
      try {
        await guard.call(async (signal) => {
          const { status, answer } = await post({ url, token, body: bodyOf(message), signal });
          if (!requireAccepted(answer, message.phone)) throw unreadable(vendor, status);
        }, speaksAgainstVendor);
      } catch (error) {
        if (error instanceof VendorResting) throw new SmsRefused(error.message, { temporary: true });
        throw isNeverConnected(error) ? new SmsRefused(`${vendor} could not be reached`, { temporary: true }) : error;
      }
    },
  };
}

async function post({
  url,
  token,
  body,
  signal,
}: {
  url: string;
  token: string;
  body: object;
  signal: AbortSignal;
}): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json; charset=utf-8", Accept: "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  });
  return { status: response.status, answer: jsonOrUndefined(await response.text()) };
}

function unreadable(vendor: string, status: number): Error {
  if (status === 429) return new SmsRefused(`${vendor} takes no more just now`, { temporary: true });
  if (status >= 400 && status < 500) return new SmsRefused(`${vendor} answered ${status}`, { temporary: false });
  return new Error(`${vendor} answered ${status} with something that is no answer`);
}

const speaksAgainstVendor = (error: unknown): boolean => !isSmsRefused(error) || error.temporary;
