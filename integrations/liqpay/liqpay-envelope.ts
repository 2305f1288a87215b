import { createHash, timingSafeEqual } from "node:crypto";
import { BadCallback } from "../payments/card-provider.ts";

export type LiqPayVersion = 3 | 7;
const hashes = { 3: "sha1", 7: "sha3-256" } as const;

export type LiqPayEnvelope = { data: string; signature: string };

export function sealForLiqPay(message: object, { privateKey, version }: { privateKey: string; version: LiqPayVersion }): LiqPayEnvelope {
  const data = Buffer.from(JSON.stringify(message)).toString("base64");
  return { data, signature: signLiqPay(data, privateKey, version).toString("base64") };
}

/** The length of the signature tells its hash. Throws `BadCallback`. */
export function openFromLiqPay({ data, signature }: LiqPayEnvelope, privateKey: string): object {
  const given = Buffer.from(signature, "base64");
  const isMade = ([3, 7] as const).some((version) => {
    const own = signLiqPay(data, privateKey, version);
    return own.toString("base64").length === signature.length && own.length === given.length && timingSafeEqual(own, given);
  });
  if (!isMade) throw new BadCallback("LiqPay: the signature is wrong");
  try {
    const message: unknown = JSON.parse(Buffer.from(data, "base64").toString());
    if (typeof message === "object" && message !== null) return message;
  } catch {
    // Falls through to the single refusal below.
  }
  throw new BadCallback("LiqPay: signed, and no message");
}

const signLiqPay = (data: string, privateKey: string, version: LiqPayVersion): Buffer =>
  createHash(hashes[version])
    .update(privateKey + data + privateKey)
    .digest();
