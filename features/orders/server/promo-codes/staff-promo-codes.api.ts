import { handle } from "../../../../platform/contracts/endpoint.ts";
import { notFound } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Visit } from "../../../shop.ts";
import { comparedCode } from "../../promo-codes/promo-codes.rules.ts";
import {
  addPromoCode as addCall,
  changePromoCode as changeCall,
  getPromoCode,
  listPromoCodes,
  type PromoCodeView,
} from "../../promo-codes/staff-promo-codes.contract.ts";
import { asGiven } from "./as-given.ts";
import { addPromoCode, changePromoCode } from "./change-promo-codes.ts";
import { selectPromoCode, selectPromoCodes, type ListedPromo } from "./promo-codes.queries.ts";
import { rowsOfPage } from "../../../../platform/contracts/pagination.ts";

export const staffPromoCodesApi = [
  handle(listPromoCodes, async ({ shop }: Visit, { page, perPage, q = "" }) => {
    const { rows, total } = await selectPromoCodes(shop.db.read, comparedCode(q), rowsOfPage({ page, perPage }));
    return { data: rows.map(view), total };
  }),
  handle(getPromoCode, (visit: Visit, { id }) => one(visit, id)),
  handle(addCall, async (visit: Visit, input) => one(visit, await addPromoCode(visit, input))),
  handle(changeCall, async (visit: Visit, input) => {
    await changePromoCode(visit, input);
    return one(visit, input.id);
  }),
];

async function one({ shop }: Visit, id: Id<"promo_code">): Promise<PromoCodeView> {
  const row = await selectPromoCode(shop.db.read, id);
  if (!row) throw notFound();
  return view(row);
}

const view = (row: ListedPromo): PromoCodeView => ({
  id: row.id,
  ...asGiven(row),
  version: row.version,
  used: row.used,
  givenKopiykas: row.given,
  isFixed: row.is_fixed,
  createdAt: row.created_at.toISOString(),
});
