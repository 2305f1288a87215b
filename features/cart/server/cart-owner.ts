import { createHash } from "node:crypto";
import type { Visit } from "../../shop.ts";
import type { Owner } from "./cart.queries.ts";

/** What is kept of a guest's key. */
export const guestHashOf = (key: string): Uint8Array => createHash("sha256").update(key).digest();

/** Whose cart this visit may touch; undefined for a visitor who has no key yet. */
export function ownerOf({ customer, guestHash }: Visit): Owner | undefined {
  if (customer) return { accountId: customer.id };
  return guestHash ? { guestHash } : undefined;
}
