import { hash, randomBytes } from "node:crypto";

/** SHA-256, the only form in which a secret is stored (S27). */
export const secretHash = (secret: string): Uint8Array => hash("sha256", secret, "buffer");

export const newSecret = (): string => randomBytes(32).toString("base64url");
