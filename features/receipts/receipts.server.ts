import { work, type Work } from "../../platform/jobs/work.ts";
import type { Shop } from "../shop.ts";
import { closeShift, closeShiftJob } from "./server/close-shift.ts";
import { makeReceipt, receiptJob } from "./server/make-receipt.ts";

export { closeShiftAtNight } from "./server/close-shift.ts";
export { receiptsApi } from "./server/receipts.api.ts";
export { readReceiptText, viewReceiptsOfOrder } from "./server/receipts.view.ts";
export { hasReceipts, hasRegister, wantReceipt, wantReceipts } from "./server/want-receipts.ts";

export const receiptWorks = (shop: Shop): readonly Work[] => [
  work(receiptJob, ({ receipt }) => makeReceipt(shop, receipt)),
  work(closeShiftJob, () => closeShift(shop)),
];
