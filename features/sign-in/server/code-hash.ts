import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keys } from "../../../platform/sealed-text.ts";

/** Only this is kept of a code: four digits are too few for a plain hash, so it needs the shop's key; the id salts it. */
export const codeHash = (secret: string, { id, code }: { id: string; code: string }): Uint8Array =>
  createHmac("sha256", secret).update(`${id}\0${code}`).digest();

/** Whether this is the code whose hash is kept, made with either of the shop's keys. */
export const isCodeOf = ({ secret, oldSecret }: Keys, hash: Uint8Array, sent: { id: string; code: string }): boolean =>
  isSameHash(hash, codeHash(secret, sent)) || (oldSecret !== undefined && isSameHash(hash, codeHash(oldSecret, sent)));

const isSameHash = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && timingSafeEqual(one, other);
