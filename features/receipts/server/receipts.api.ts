import { notFound } from "../../../platform/contracts/errors.ts";
import { handle } from "../../../platform/contracts/endpoint.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../receipts.contract.ts";
import { receiptJob } from "./make-receipt.ts";
import { selectReceipt, wantAgain } from "./receipts.queries.ts";
import { listStaffReceipts } from "./receipts.view.ts";

export const receiptsApi = [
  handle(contract.listReceipts, (visit: Visit, { undone, ...asked }) => listStaffReceipts(visit, { ...asked, undone: undone === "true" })),
  handle(contract.makeReceiptAgain, (visit: Visit, { id }) =>
    visit.shop.db.write(async (tx) => {
      const receipt = await selectReceipt(tx, id);
      if (!receipt) throw notFound();
      if (!(await wantAgain(tx, id))) return { result: false };
      await enqueue(tx, receiptJob, { receipt: id }, { key: String(id) });
      const before = { state: receipt.state, error: receipt.error };
      await recordAudit(tx, visit, { action: "again", entity: "receipt", entityId: id, before, after: { state: "wanted" } });
      return { result: true };
    }),
  ),
];
