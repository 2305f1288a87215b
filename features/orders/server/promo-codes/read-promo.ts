import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Tx } from "../../../shop.ts";
import { comparedCode } from "../../promo-codes/promo-codes.rules.ts";
import { countUses, lockPromoByCode, type PromoRow } from "./promo-codes.queries.ts";

/** `row` is undefined where there is no such code. */
export type ReadPromo = { row: PromoRow | undefined; used: number; usedByCustomer: number };
type Which = { typed: string; accountId: Id<"account"> };

/** Orders with the same code wait here until this transaction is over. */
export async function lockPromo(tx: Tx, { typed, accountId }: Which): Promise<ReadPromo> {
  return withUses(tx, await lockPromoByCode(tx, comparedCode(typed)), accountId);
}

export async function withUses(db: Kysely<Tables>, row: PromoRow | undefined, accountId: Id<"account">): Promise<ReadPromo> {
  return row ? { row, ...(await countUses(db, row.id, accountId)) } : { row, used: 0, usedByCustomer: 0 };
}
