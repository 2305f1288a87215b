import type { Mailer } from "./mailer.ts";

/** Prints `mail <to> <subject> <links>` instead of sending, for development. */
export function consoleMailer(print: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Mailer {
  return {
    name: "console",
    send: async ({ to, subject, text }) =>
      print(`mail ${to} ${JSON.stringify(subject)} ${(text.match(/https?:\/\/\S+/g) ?? []).join(" ")}`),
  };
}
