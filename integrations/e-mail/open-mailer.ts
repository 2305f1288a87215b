import type { Config } from "../../platform/config/config.ts";
import { consoleMailer } from "./console-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

export function openMailer({ mode, smtp }: Pick<Config, "mode" | "smtp">): Mailer | undefined {
  if (smtp) return smtpMailer(smtp);
  return mode === "demo" ? consoleMailer() : undefined;
}
