import type { Config } from "../../platform/config.ts";
import { consoleGateway } from "./console-gateway.ts";
import type { SmsGateway } from "./sms-gateway.ts";
import { turboSmsGateway } from "./turbosms-gateway.ts";

/** The gateway of the configuration; without one a demo shop prints its messages. Throws in production, where no code may be printed (security.md S54). */
export function openSmsGateway({ mode, turboSms }: Pick<Config, "mode" | "turboSms">): SmsGateway {
  if (turboSms) return turboSmsGateway(turboSms);
  if (mode === "demo") return consoleGateway();
  throw new Error("no SMS gateway is configured");
}
