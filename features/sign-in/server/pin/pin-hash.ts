import { createHmac } from "node:crypto";
import type { Keys } from "../../../../platform/protection/sealed-text.ts";
import { hashPassword, verifyPassword, type Asker } from "../../../../platform/protection/password-hash.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Argon2id over HMAC(pepper, PIN), so a stolen database cannot be searched for PINs (S26). */
export const hashPin = (secret: string, who: { accountId: Id<"account">; pin: string }): Promise<string> =>
  hashPassword(peppered(secret, who), "known");

/** Takes the same time without a kept hash, and is then false (S24). Strangers wait behind known devices (S26). */
export async function isPinRight(
  { secret, oldSecret }: Keys,
  kept: string | undefined,
  who: { accountId: Id<"account">; pin: string },
  asker: Asker = "known",
): Promise<boolean> {
  const hash = kept ?? (await hashOfNobody());
  const isRight =
    (await verifyPassword(hash, peppered(secret, who), asker)) ||
    (oldSecret !== undefined && (await verifyPassword(hash, peppered(oldSecret, who), asker)));
  return isRight && kept !== undefined;
}

const peppered = (secret: string, { accountId, pin }: { accountId: Id<"account">; pin: string }): string =>
  createHmac("sha256", createHmac("sha256", secret).update("pepper of pins").digest()).update(`${accountId}\0${pin}`).digest("base64url");

let nobody: Promise<string> | undefined;
const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword("nobody has this PIN", "known"));
