import { createHmac, timingSafeEqual } from "node:crypto";

/** Only this is kept of a code: four digits are too few for a plain hash, so it needs the shop's key; the id salts it. */
export const codeHash = (secret: string, { id, code }: { id: string; code: string }): Uint8Array =>
  createHmac("sha256", secret).update(`${id}\0${code}`).digest();

export const isSameHash = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && timingSafeEqual(one, other);
