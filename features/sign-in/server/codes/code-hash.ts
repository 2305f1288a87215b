import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keys } from "../../../../platform/protection/sealed-text.ts";

/** HMAC by the shop's key, as four digits are too few for a plain hash; the id is the salt. */
export const codeHash = (secret: string, { id, code }: { id: string; code: string }): Uint8Array =>
  createHmac("sha256", secret).update(`${id}\0${code}`).digest();

export const isCodeOf = ({ secret, oldSecret }: Keys, hash: Uint8Array, sent: { id: string; code: string }): boolean =>
  isSameHash(hash, codeHash(secret, sent)) || (oldSecret !== undefined && isSameHash(hash, codeHash(oldSecret, sent)));

const isSameHash = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && timingSafeEqual(one, other);
