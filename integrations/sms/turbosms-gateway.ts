import { z } from "zod";
import { jsonGateway, type GatewayAccount } from "./json-gateway.ts";
import { SmsRefused, type SmsGateway } from "./sms-gateway.ts";

const API = "https://api.turbosms.ua";

/** Accepted at least in part. */
const successCodes = new Set([0, 800, 801, 802, 803]);

/** Failed sending and server errors: a retry may succeed. */
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

/** TurboSMS (`message/send.json`): the recipient's own code decides, since «partially accepted» may accept nobody. */
export const turboSmsGateway = (account: GatewayAccount): SmsGateway =>
  jsonGateway({
    name: "turbosms",
    vendor: "TurboSMS",
    url: `${account.address ?? API}/message/send.json`,
    account,
    bodyOf: ({ phone, text }) => ({ recipients: [phone], sms: { sender: account.sender, text } }),
    requireAccepted,
  });

function requireAccepted(answer: unknown): boolean {
  const read = gatewayAnswer.safeParse(answer);
  if (!read.success) return false;
  const { response_result: results, ...whole } = read.data;
  const recipient = results?.[0];
  if (recipient?.message_id) return true;
  const { response_code: code, response_status: status } = recipient?.response_code === undefined ? whole : { ...whole, ...recipient };
  if (successCodes.has(code)) throw new Error(`TurboSMS answered ${code} without a message`);
  throw new SmsRefused(`TurboSMS ${code} ${/^[A-Z0-9_]{1,60}$/.exec(status ?? "")?.[0] ?? ""}`.trim(), {
    temporary: temporaryCodes.has(code),
  });
}
