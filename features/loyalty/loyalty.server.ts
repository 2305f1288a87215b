import { selectLotFaults } from "./server/lot-faults.queries.ts";
import { work, type Work } from "../../platform/jobs/work.ts";
import { endBonusesJob, endBonusesOf } from "./server/end-bonuses.ts";
import type { Shop } from "../shop.ts";
import { idOf } from "../../platform/ids.ts";

export { viewBonuses } from "./server/bonuses.view.ts";
export { loyaltyApi } from "./server/loyalty.api.ts";
export { askToEndBonuses, endAllBonuses, endBonusesOf } from "./server/end-bonuses.ts";
export { grantBonuses } from "./server/grant-bonuses.ts";
export { bonusSumStep, selectBonusSum as bonusSum, selectLots as bonusLots } from "./server/lots.queries.ts";
export { returnBonuses } from "./server/return-bonuses.ts";
export { spendBonuses } from "./server/spend-bonuses.ts";
export { staffBonusesApi } from "./server/staff-bonuses.api.ts";
export { tellEndingBonuses } from "./server/tell-ending-bonuses.ts";
export { cashbackGoingBack, takeBackCashback } from "./server/take-back-cashback.ts";

/** Rows that break I7 of security.md; a healthy shop has none. */
export const bonusInvariants = (shop: Shop) => shop.db.job(selectLotFaults);

export const loyaltyWorks = (shop: Shop): readonly Work[] => [
  work(endBonusesJob, ({ account }) => endBonusesOf(shop, idOf<"account">(account))),
];
