export { viewChoices } from "./server/choices.ts";
export { leaveTopic, readLeavingToken } from "./server/leave-topic.ts";
export { notificationsApi } from "./server/notifications.api.ts";
export { notify } from "./server/notify.ts";
export { staffLettersApi } from "./server/staff-letters.api.ts";
export { tellBackInStock } from "./server/tell-back-in-stock.ts";
export { unreadNotices, viewNotices } from "./server/view-notices.ts";
