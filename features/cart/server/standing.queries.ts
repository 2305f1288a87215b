import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Owner } from "./cart-owner.ts";
import type { Id } from "../../../platform/ids.ts";

/**
 * Whether an account is blacklisted now, whatever the request was let in with (security.md S28); a guest is not. Call it
 * where the account's open cart is locked: blacklisting waits for that lock and ends the cart.
 */
export const selectBlacklisted = async (tx: Kysely<Tables>, owner: Owner): Promise<boolean> =>
  "accountId" in owner && (await accountInOrder(tx, owner.accountId).executeTakeFirst()) === undefined;

/**
 * The same for a transaction that gives the account a cart, which a blacklisting beside it cannot see yet: the row stays
 * locked until the commit, and the blacklisting looks for carts after it. Call it after stock was taken (S2).
 */
export const lockBlacklisted = async (tx: Kysely<Tables>, owner: Owner): Promise<boolean> =>
  "accountId" in owner && (await accountInOrder(tx, owner.accountId).forShare().executeTakeFirst()) === undefined;

const accountInOrder = (tx: Kysely<Tables>, accountId: Id<"account">) =>
  tx.selectFrom("account").select("id").where("id", "=", accountId).where("blacklisted_at", "is", null);
