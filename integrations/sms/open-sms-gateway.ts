import type { Config } from "../../platform/config/config.ts";
import { consoleGateway } from "./console-gateway.ts";
import { failoverGateway } from "./failover-gateway.ts";
import type { SmsGateway } from "./sms-gateway.ts";
import { smsClubGateway } from "./smsclub-gateway.ts";
import { turboSmsGateway } from "./turbosms-gateway.ts";

/** The configured gateways, TurboSMS first; a demo shop without any prints. Throws in production without one (S54). */
export function openSmsGateway({ mode, turboSms, smsClub }: Pick<Config, "mode" | "turboSms" | "smsClub">): SmsGateway {
  const gateways = [...(turboSms ? [turboSmsGateway(turboSms)] : []), ...(smsClub ? [smsClubGateway(smsClub)] : [])];
  if (gateways.length > 1) return failoverGateway(gateways);
  const [only] = gateways;
  if (only) return only;
  if (mode === "demo") return consoleGateway();
  throw new Error("no SMS gateway is configured");
}
