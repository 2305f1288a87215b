import type { SmsGateway } from "./sms-gateway.ts";

/**
 * Stands in for the gateway of a shop on a developer's machine: one line on standard output,
 * `sms +380XXXXXXXXX 1234`, or the text where it carries no code. Never opened in production (open-sms-gateway.ts).
 */
export function consoleGateway(print: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): SmsGateway {
  return {
    name: "console",
    send: async ({ phone, code, text }) => print(`sms +${phone} ${code || text}`),
  };
}
