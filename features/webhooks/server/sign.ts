import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** 32 random bytes in the specification's form. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString("base64")}`;

/** `webhook-signature` of Standard Webhooks 1.0.0: HMAC-SHA256 of `id.timestamp.body` by each secret. `timestamp` is in seconds. */
export const signatureOf = (secrets: readonly string[], { id, timestamp, body }: { id: string; timestamp: number; body: string }): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), "base64");
      return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
