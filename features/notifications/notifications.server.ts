import { work, type Work } from "../../platform/jobs/work.ts";
import type { Shop } from "../shop.ts";
import { noticesApi } from "./server/notifications.api.ts";
import { pushApi } from "./server/push/push.api.ts";
import { pushJob, sendPush } from "./server/push/send-push.ts";

export { viewChoices } from "./server/choices.ts";
export { leaveTopic, readLeavingToken } from "./server/leave-topic.ts";
export { sellerLines } from "./server/letter.view.ts";
export { notify } from "./server/notify.ts";
export { staffLettersApi } from "./server/staff-letters.api.ts";
export { tellBackInStock } from "./server/tell-back-in-stock.ts";
export { unreadNotices, viewNotices } from "./server/view-notices.ts";

export const notificationsApi = [...noticesApi, ...pushApi];

export const notificationWorks = (shop: Shop): readonly Work[] => [work(pushJob, (push) => sendPush(shop, push))];
