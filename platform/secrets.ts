import { createHash, randomBytes } from "node:crypto";

/** SHA-256 of a secret handed out: the only form in which it is kept (security.md S27). */
export const secretHash = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();

/** 32 random bytes as text for a cookie or header. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
