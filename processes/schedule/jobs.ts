import { conversionWorks } from "../../features/conversions/conversions.server.ts";
import { loyaltyWorks } from "../../features/loyalty/loyalty.server.ts";
import { notificationWorks } from "../../features/notifications/notifications.server.ts";
import { orderWorks } from "../../features/orders/orders.server.ts";
import { paymentWorks } from "../../features/payments/payments.server.ts";
import { personalDataWorks } from "../../features/personal-data/personal-data.server.ts";
import { receiptWorks } from "../../features/receipts/receipts.server.ts";
import { webhookWorks } from "../../features/webhooks/webhooks.server.ts";
import type { Shop } from "../../features/shop.ts";
import type { Work } from "../../platform/jobs/work.ts";

export const worksOf = (shop: Shop): readonly Work[] => [
  ...orderWorks(shop),
  ...paymentWorks(shop),
  ...receiptWorks(shop),
  ...conversionWorks(shop),
  ...loyaltyWorks(shop),
  ...notificationWorks(shop),
  ...webhookWorks(shop),
  ...personalDataWorks(shop),
];
