import { createHash, randomBytes } from "node:crypto";

/** SHA-256, the only form in which a secret is stored (S27). */
export const secretHash = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();

export const newSecret = (): string => randomBytes(32).toString("base64url");
