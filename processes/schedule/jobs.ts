import { orderWorks } from "../../features/orders/orders.server.ts";
import { receiptWorks } from "../../features/receipts/receipts.server.ts";
import type { Shop } from "../../features/shop.ts";
import type { Work } from "../../platform/jobs/work.ts";

export const worksOf = (shop: Shop): readonly Work[] => [...orderWorks(shop), ...receiptWorks(shop)];
