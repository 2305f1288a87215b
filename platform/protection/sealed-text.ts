import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function sealText(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

export type Keys = { secret: string; oldSecret?: string | undefined };

/** Decrypts with either key. Throws for any other. */
export function openSealedText({ secret, oldSecret }: Keys, sealed: string): string {
  try {
    return openWith(secret, sealed);
  } catch (error) {
    if (oldSecret === undefined) throw error;
    return openWith(oldSecret, sealed);
  }
}

function openWith(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** Keys of this process's secrets, the old one included; deriving a key costs more than sealing a letter. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  let key = keys.get(secret);
  if (!key) {
    key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "sealed texts", 32)));
    keys.set(secret, key);
  }
  return key;
}
