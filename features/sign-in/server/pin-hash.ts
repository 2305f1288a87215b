import { createHmac } from "node:crypto";
import type { Keys } from "../../../platform/sealed-text.ts";
import { hashPassword, verifyPassword } from "../../../platform/password-hash.ts";
import type { Id } from "../../../platform/ids.ts";

/** Argon2id over HMAC(pepper, PIN): a copy of the database alone cannot be searched for ten thousand PINs (security.md S26). */
export const hashPin = (secret: string, who: { accountId: Id<"account">; pin: string }): Promise<string> =>
  hashPassword(peppered(secret, who));

/** Compares a PIN with what is kept; without anything kept it takes the same time and is never right (S24). */
export async function isPinRight(
  { secret, oldSecret }: Keys,
  kept: string | undefined,
  who: { accountId: Id<"account">; pin: string },
): Promise<boolean> {
  const hash = kept ?? (await hashOfNobody());
  const isRight =
    (await verifyPassword(hash, peppered(secret, who))) ||
    (oldSecret !== undefined && (await verifyPassword(hash, peppered(oldSecret, who))));
  return isRight && kept !== undefined;
}

const peppered = (secret: string, { accountId, pin }: { accountId: Id<"account">; pin: string }): string =>
  createHmac("sha256", createHmac("sha256", secret).update("pepper of pins").digest()).update(`${accountId}\0${pin}`).digest("base64url");

let nobody: Promise<string> | undefined;
const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword("nobody has this PIN"));
