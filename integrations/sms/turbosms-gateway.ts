import { z } from "zod";
import { guardVendor, VendorResting } from "../../platform/vendor-guard.ts";
import { isNeverConnected } from "./never-connected.ts";
import { isSmsRefused, SmsRefused, type SmsGateway } from "./sms-gateway.ts";

const API = "https://api.turbosms.ua";
const TIMEOUT_MS = 5_000;

/** Codes of a whole that was taken, at least in part. */
const successCodes = new Set([0, 800, 801, 802, 803]);

/** Codes after which the same message may be taken later: failed sending and a broken server. */
const temporaryCodes = new Set([503, 504, 999]);

const recipientAnswer = z.object({
  message_id: z.string().min(1).nullish(),
  response_code: z.number().optional(),
  response_status: z.string().optional(),
});

const gatewayAnswer = z.object({
  response_code: z.number(),
  response_status: z.string().optional(),
  response_result: z.array(recipientAnswer).nullish().catch(null),
});

/**
 * TurboSMS over HTTP (`message/send.json`), one recipient a call. What the gateway says of the recipient decides,
 * since a message "partially accepted" may be accepted by nobody.
 */
export function turboSmsGateway({
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
  const guard = guardVendor({ name: "TurboSMS", timeoutMs });
  return {
    name: "turbosms",
    async send({ phone, text }) {
      try {
        await guard.call(
          async (signal) => requireAccepted(await post({ address, token, body: { recipients: [phone], sms: { sender, text } }, signal })),
          speaksAgainstVendor,
        );
      } catch (error) {
        throw error instanceof VendorResting || isNeverConnected(error) ? new SmsRefused(messageOf(error), { temporary: true }) : error;
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
}): Promise<z.infer<typeof gatewayAnswer>> {
  const response = await fetch(`${address}/message/send.json`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json; charset=utf-8", Accept: "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  });
  const answer = gatewayAnswer.safeParse(parse(await response.text()));
  if (answer.success) return answer.data;
  if (response.status === 429) throw new SmsRefused("TurboSMS takes no more just now", { temporary: true });
  if (response.status >= 400 && response.status < 500) throw new SmsRefused(`TurboSMS answered ${response.status}`, { temporary: false });
  throw new Error(`TurboSMS answered ${response.status} with something that is no answer`);
}

function requireAccepted({ response_result: results, ...whole }: z.infer<typeof gatewayAnswer>): void {
  const recipient = results?.[0];
  if (recipient?.message_id) return;
  const { response_code: code, response_status: status } = recipient?.response_code === undefined ? whole : { ...whole, ...recipient };
  if (successCodes.has(code)) throw new Error(`TurboSMS answered ${code} without a message`);
  throw new SmsRefused(`TurboSMS ${code} ${/^[A-Z0-9_]{1,60}$/.exec(status ?? "")?.[0] ?? ""}`.trim(), {
    temporary: temporaryCodes.has(code),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const speaksAgainstVendor = (error: unknown): boolean => !isSmsRefused(error) || error.temporary;

const messageOf = (error: unknown): string => (error instanceof VendorResting ? error.message : "TurboSMS could not be reached");
