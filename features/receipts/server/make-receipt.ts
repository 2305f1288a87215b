import * as z from "zod";
import type { WantedReceipt } from "../../../integrations/fiscal/fiscal-provider.ts";
import { VendorRefused } from "../../../integrations/vendor-refused.ts";
import { idOf, type Id } from "../../../platform/ids.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import type { Shop } from "../../shop.ts";
import { receiptsMessages } from "../receipts.messages.ts";
import { onPaper } from "../receipts.rules.ts";
import { selectReceipt, setReceiptError, setReceiptMade, takeReceipt } from "./receipts.queries.ts";

export const receiptJob = defineJob({
  name: "make-receipt",
  payload: z.strictObject({ receipt: z.number().int() }),
  atOnce: 1,
  most: 20_000,
  pauseSeconds: 20,
});

/** Asks once. A refusal waits for staff; throws to be retried when the outcome is unknown, or while a return's sale has no receipt. */
export async function makeReceipt(shop: Shop, number: number): Promise<void> {
  const id = idOf<"fiscal_receipt">(number);
  const taken = await shop.db.write((tx) => takeReceipt(tx, id, shop.clock.now()));
  if (taken === "busy") throw new Error(`receipt ${id} is being asked for`);
  if (!taken) return;
  try {
    const made = await askFor(shop, taken);
    await shop.db.write((tx) => setReceiptMade(tx, id, made));
  } catch (error) {
    const isRefused = error instanceof VendorRefused && !error.temporary;
    const words = error instanceof VendorRefused || error instanceof NotYet ? error.message : "the register does not answer";
    const state = isRefused ? "refused" : "wanted";
    await shop.db.write((tx) => setReceiptError(tx, id, { state, error: words, at: shop.clock.now() }));
    if (!isRefused) throw error;
    shop.log.error({ receipt: id, why: words }, "the register refused a receipt: staff decide in the back office");
  }
}

class NotYet extends Error {}

type Taken = NonNullable<Awaited<ReturnType<typeof selectReceipt>>>;

async function askFor(shop: Shop, { account_id, sale_id, vendor_id, kind, lines, payments, amount, left_to_pay: leftToPay }: Taken) {
  const { fiscal } = shop.integrations;
  if (!fiscal) throw new NotYet("there is no register");
  const account = await readAccount(shop, account_id);
  return fiscal.make({
    id: vendor_id,
    kind,
    follows: sale_id === null ? undefined : await followed(shop, sale_id, amount),
    leftToPay,
    ...onPaper({ kind, lines, payments, leftToPay }, receiptsMessages.uk["receipts.restOfPrice"]),
    payments,
    email: account?.email || undefined,
  });
}

async function followed(shop: Shop, id: Id<"fiscal_receipt">, amount: Kopiykas): Promise<WantedReceipt["follows"]> {
  const sale = await selectReceipt(shop.db.read, id);
  if (sale?.state !== "made") throw new NotYet("the receipt of the sale is not made");
  return { id: sale.vendor_id, isPrepayment: sale.kind === "prepayment", isWhole: sale.amount === amount };
}
