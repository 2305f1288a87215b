import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { kopiykas } from "../../platform/money/money.ts";
import { BadCallback, type PaymentNews } from "../payments/card-provider.ts";

export const SIGNATURE_HEADER = "X-Sandbox-Signature";

const news = z.object({
  event: z.string(),
  reference: z.string(),
  providerId: z.string(),
  status: z.string(),
  state: z.enum(["waiting", "sandbox", "failed", "expired"]),
  isSettled: z.boolean(),
  amount: z.number().int().transform(kopiykas),
  currency: z.string(),
  refunded: z.number().int().transform(kopiykas),
  at: z.iso.datetime().transform((text) => new Date(text)),
  failure: z.string(),
  card: z.object({ mask: z.string(), system: z.string(), authCode: z.string(), rrn: z.string(), terminal: z.string(), bank: z.string() }),
});

export const signSandbox = (body: Uint8Array, secret: string): Buffer =>
  createHmac("sha256", secret).update("card sandbox\n").update(body).digest();

/** Throws `BadCallback`. */
export function readSandboxCallback(body: Uint8Array, signature: string, secret: string): PaymentNews {
  const given = Buffer.from(signature, "base64");
  const own = signSandbox(body, secret);
  if (given.length !== own.length || !timingSafeEqual(own, given)) throw new BadCallback("the sandbox: the signature is wrong");
  return news.parse(JSON.parse(new TextDecoder().decode(body)));
}
