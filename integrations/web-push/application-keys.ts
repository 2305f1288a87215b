import { createECDH, hkdfSync } from "node:crypto";

/** The order of the curve P-256 (FIPS 186-4). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** `publicKey` for browsers, `privateKey` to sign with (RFC 8292); URL-safe Base64. */
export type ApplicationKeys = { publicKey: string; privateKey: string };

/** The shop's own pair, the same in every process and after every start: derived from its secret. */
export function applicationKeysOf(secret: string): ApplicationKeys {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "web push application key", 48)).toString("hex");
  const scalar = ((BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n).toString(16).padStart(64, "0");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(scalar, "hex");
  return { publicKey: curve.getPublicKey("base64url"), privateKey: Buffer.from(scalar, "hex").toString("base64url") };
}
