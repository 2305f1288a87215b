import type { SmsGateway } from "./sms-gateway.ts";

/** Prints `sms +380XXXXXXXXX 1234`, or the text without a code; never in production (open-sms-gateway.ts). */
export function consoleGateway(print: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): SmsGateway {
  return {
    name: "console",
    send: async ({ phone, code, text }) => print(`sms +${phone} ${code || text}`),
  };
}
