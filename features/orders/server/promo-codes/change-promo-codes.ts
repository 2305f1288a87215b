import type { z } from "zod";
import { conflict, invalid, notFound } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import { fromHryvnias } from "../../../../platform/money/money.ts";
import { daysLater, startOfDay, type KyivDay } from "../../../../platform/time/time.ts";
import { isCategory } from "../../../catalogue/catalogue.server.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import type { Shop, Visit } from "../../../shop.ts";
import { comparedCode } from "../../promo-codes/promo-codes.rules.ts";
import type { addPromoCode as addCall } from "../../promo-codes/staff-promo-codes.contract.ts";
import { asGiven } from "./as-given.ts";
import { insertPromoCode, isUnused, lockPromoCode, selectPromoByCode, updatePromoCode, type PromoTerms } from "./promo-codes.queries.ts";

type Given = z.output<(typeof addCall)["input"]>;

/** 422 at the field for terms that contradict each other, or a code that exists. */
export async function addPromoCode(visit: Visit, given: Given): Promise<Id<"promo_code">> {
  const { shop, now } = visit;
  const terms = termsOf(shop, given);
  return shop.db.write(async (tx) => {
    const id = await insertPromoCode(tx, terms, now);
    if (id === undefined) throw invalid({ code: ["promo.known"] });
    await recordAudit(tx, visit, { action: "add", entity: "promo-code", entityId: id, after: asGiven(terms) });
    return id;
  });
}

/** Placed orders keep what they were promised. 409 when it changed meanwhile; 422 at `code` for renaming a used code. */
export async function changePromoCode(
  visit: Visit,
  { id, version, ...given }: Given & { id: Id<"promo_code">; version: number },
): Promise<void> {
  const { shop } = visit;
  const terms = termsOf(shop, given);
  await shop.db.write(async (tx) => {
    const before = await lockPromoCode(tx, id);
    if (!before) throw notFound();
    if (before.version !== version) throw conflict();
    const namesake = await selectPromoByCode(tx, terms.compared);
    if (namesake && namesake.id !== id) throw invalid({ code: ["promo.known"] });
    if (terms.code !== before.code && !(await isUnused(tx, id))) throw invalid({ code: ["promo.fixed"] });
    await updatePromoCode(tx, id, terms);
    await recordAudit(tx, visit, { action: "change", entity: "promo-code", entityId: id, before: asGiven(before), after: asGiven(terms) });
  });
}

function termsOf(shop: Shop, given: Given): PromoTerms {
  if ((given.percent === null) === (given.amountHryvnias === null))
    throw invalid({ percent: ["promo.oneWorth"], amountHryvnias: ["promo.oneWorth"] });
  if (given.firstDay !== "" && given.lastDay !== "" && given.lastDay < given.firstDay) throw invalid({ lastDay: ["promo.days"] });
  if (!given.categories.every((one) => isCategory(shop, one))) throw invalid({ categories: ["promo.category"] });
  const code = given.code.normalize("NFC").trim();
  return {
    code,
    compared: comparedCode(code),
    percent: given.percent,
    amount: given.amountHryvnias === null ? null : fromHryvnias(given.amountHryvnias),
    starts_at: given.firstDay === "" ? null : startOfDay(given.firstDay as KyivDay),
    ends_at: given.lastDay === "" ? null : startOfDay(daysLater(given.lastDay as KyivDay, 1)),
    smallest: fromHryvnias(given.smallestHryvnias),
    audiences: [...new Set(given.audiences)].join(" "),
    categories: [...new Set(given.categories)],
    not_reduced: given.notReduced,
    uses: given.uses,
    uses_each: given.usesEach,
    first_order: given.firstOrder,
    active: given.active,
  };
}
