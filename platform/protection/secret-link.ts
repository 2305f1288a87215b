import { sealText } from "./sealed-text.ts";
import { newSecret, secretHash } from "./secrets.ts";

/** A link that its owner may see again: found by its hash, read with the shop's secret (S27). */
export type SecretLink = { hash: Uint8Array; sealed: string };

export function newSecretLink(secret: string): SecretLink {
  const token = newSecret();
  return { hash: secretHash(token), sealed: sealText(secret, token) };
}
