import { createHash } from "node:crypto";
import type { Visit } from "../../shop.ts";
import type { Id } from "../../../platform/ids.ts";

/** Whose cart: an account's, or a guest's by the hash of their key. */
export type Owner = { accountId: Id<"account"> } | { guestHash: Uint8Array };

/** What is kept of a guest's key. */
export const guestHashOf = (key: string): Uint8Array => createHash("sha256").update(key).digest();

/** Whose cart this visit may touch; undefined for a visitor who has no key yet. */
export function ownerOf({ customer, guestHash }: Visit): Owner | undefined {
  if (customer) return { accountId: customer.id };
  return guestHash ? { guestHash } : undefined;
}

/** Names an owner, as the changes of their cart are told. */
export const keyOf = (owner: Owner): string =>
  "accountId" in owner ? `account ${owner.accountId}` : `guest ${Buffer.from(owner.guestHash).toString("base64url")}`;
