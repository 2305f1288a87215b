import { createTransport } from "nodemailer";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import type { Mailer } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

/** Sends over SMTP, `smtps://user:password@host:465`. Throws on refusal and timeout (S50). */
export function smtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: { url: string; from: string; timeoutMs?: number }): Mailer {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }, { from });
  const guard = guardVendor({ name: "SMTP", timeoutMs });
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(">", "");
  return {
    name: "smtp",
    send: ({ id, to, subject, text, html, unsubscribeUrl }) =>
      guard.call(
        (signal) =>
          withinTime(
            signal,
            transport.sendMail({ to, subject, text, html, messageId: `<${id}@${domain}>`, headers: headersOf(unsubscribeUrl) }),
          ),
        () => true,
      ),
  };
}

/** Keeps absence replies from answering a shop (RFC 3834). */
const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> => ({
  "Auto-Submitted": "auto-generated",
  ...(unsubscribeUrl ? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
});

/** The library takes no AbortSignal. */
async function withinTime(signal: AbortSignal, sending: Promise<unknown>): Promise<void> {
  const late = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("SMTP is silent"))));
  await Promise.race([sending, late]);
}
