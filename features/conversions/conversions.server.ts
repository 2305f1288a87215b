import { work, type Work } from "../../platform/jobs/work.ts";
import type { Shop } from "../shop.ts";
import { conversionJob, tellConversion } from "./server/tell-conversion.ts";

export { forgetVisitors } from "./server/forget-visitors.ts";
export { wantPurchases } from "./server/want-purchases.ts";
export { wantRefund } from "./server/want-refund.ts";

export const conversionWorks = (shop: Shop): readonly Work[] => [work(conversionJob, ({ conversion }) => tellConversion(shop, conversion))];
