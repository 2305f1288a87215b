import { toHryvnias } from "../../../../platform/money/money.ts";
import { addSeconds, kyivDay } from "../../../../platform/time/time.ts";
import { genders } from "../../../catalogue/words/genders.ts";
import type { PromoCodeView } from "../../promo-codes/staff-promo-codes.contract.ts";
import type { PromoTerms } from "./promo-codes.queries.ts";

type Given = Omit<PromoCodeView, "id" | "version" | "used" | "givenKopiykas" | "isFixed" | "createdAt">;

/** A code's terms as staff give them: sums in hryvnias, first and last day in Kyiv. */
export const asGiven = (terms: PromoTerms): Given => ({
  code: terms.code,
  percent: terms.percent,
  amountHryvnias: terms.amount === null ? null : toHryvnias(terms.amount),
  firstDay: terms.starts_at === null ? "" : kyivDay(terms.starts_at),
  lastDay: terms.ends_at === null ? "" : kyivDay(addSeconds(terms.ends_at, -1)),
  smallestHryvnias: toHryvnias(terms.smallest),
  audiences: genders.filter((gender) => terms.audiences.split(" ").includes(gender)),
  categories: [...terms.categories],
  notReduced: terms.not_reduced,
  uses: terms.uses,
  usesEach: terms.uses_each,
  firstOrder: terms.first_order,
  active: terms.active,
});
