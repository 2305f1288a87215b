export { tellBackInStock } from "./server/tell-back-in-stock.ts";
export { sendNotices, writeNotice } from "./server/write-notice.ts";
