import { z } from "zod";
import { guardVendor, VendorResting } from "../../platform/vendor-guard.ts";
import { isNeverConnected } from "./never-connected.ts";
import { isSmsRefused, SmsRefused, type SmsGateway } from "./sms-gateway.ts";

const API = "https://im.smsclub.mobi";
const TIMEOUT_MS = 5_000;

const accepted = z.object({ success_request: z.object({ info: z.record(z.string(), z.string()) }) });
const refused = z.union([
  z.object({ error_request: z.unknown() }),
  z.object({ success_request: z.object({ add_info: z.record(z.string(), z.string()) }) }),
]);

/**
 * SMS Club over HTTP (`/sms/send`), one recipient a call. An answer that names the phone under a message id took it;
 * one that gives a reason for the phone, or an error, did not; anything else says nothing.
 */
export function smsClubGateway({
  token,
  sender,
  address = API,
  timeoutMs = TIMEOUT_MS,
}: {
  token: string;
  sender: string;
  address?: string;
  timeoutMs?: number;
}): SmsGateway {
  const guard = guardVendor({ name: "SMS Club", timeoutMs });
  return {
    name: "smsclub",
    async send({ phone, text }) {
      try {
        await guard.call(
          async (signal) =>
            requireAccepted(await post({ address, token, body: { src_addr: sender, phone: [phone], message: text }, signal }), phone),
          (error) => !isSmsRefused(error) || error.temporary,
        );
      } catch (error) {
        if (error instanceof VendorResting) throw new SmsRefused(error.message, { temporary: true });
        throw isNeverConnected(error) ? new SmsRefused("SMS Club could not be reached", { temporary: true }) : error;
      }
    },
  };
}

async function post({
  address,
  token,
  body,
  signal,
}: {
  address: string;
  token: string;
  body: object;
  signal: AbortSignal;
}): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${address}/sms/send`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json; charset=utf-8", Accept: "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  });
  return { status: response.status, answer: parse(await response.text()) };
}

function requireAccepted({ status, answer }: { status: number; answer: unknown }, phone: string): void {
  const taken = accepted.safeParse(answer);
  if (taken.success && Object.values(taken.data.success_request.info).includes(phone)) return;
  if (refused.safeParse(answer).success) throw new SmsRefused("SMS Club did not take the message", { temporary: false });
  if (status === 429) throw new SmsRefused("SMS Club takes no more just now", { temporary: true });
  if (status >= 400 && status < 500) throw new SmsRefused(`SMS Club answered ${status}`, { temporary: false });
  throw new Error(`SMS Club answered ${status} with something that is no answer`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
