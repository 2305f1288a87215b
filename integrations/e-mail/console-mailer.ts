import type { Mailer } from "./mailer.ts";

/** Stands in for a mail server on a developer's machine: one line on standard output, `mail <to> <subject> <links>`. */
export function consoleMailer(print: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Mailer {
  return {
    name: "console",
    send: async ({ to, subject, text }) =>
      print(`mail ${to} ${JSON.stringify(subject)} ${(text.match(/https?:\/\/\S+/g) ?? []).join(" ")}`),
  };
}
