import { z } from "zod";
import { jsonGateway, type GatewayAccount } from "./json-gateway.ts";
import { SmsRefused, type SmsGateway } from "./sms-gateway.ts";

const API = "https://im.smsclub.mobi";

const accepted = z.object({ success_request: z.object({ info: z.record(z.string(), z.string()) }) });
const refused = z.union([
  z.object({ error_request: z.unknown() }),
  z.object({ success_request: z.object({ add_info: z.record(z.string(), z.string()) }) }),
]);

/** SMS Club (`/sms/send`): a phone under a message id is accepted, a phone with a reason or an error is refused. */
export const smsClubGateway = (account: GatewayAccount): SmsGateway =>
  jsonGateway({
    name: "smsclub",
    vendor: "SMS Club",
    url: `${account.address ?? API}/sms/send`,
    account,
    bodyOf: ({ phone, text }) => ({ src_addr: account.sender, phone: [phone], message: text }),
    requireAccepted,
  });

function requireAccepted(answer: unknown, phone: string): boolean {
  const taken = accepted.safeParse(answer);
  if (taken.success && Object.values(taken.data.success_request.info).includes(phone)) return true;
  if (refused.safeParse(answer).success) throw new SmsRefused("SMS Club did not take the message", { temporary: false });
  return false;
}
