import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { piecesText } from "../../orders/pieces.rules.ts";
import { lockOrderToReturn, returnGoods } from "../../orders/orders.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { sourceOf } from "../returns.rules.ts";
import {
  insertReturnEvent,
  lockReturn,
  selectReturn,
  selectReturnLines,
  updateGiven,
  updateReceived,
  updateReturn,
} from "./returns.queries.ts";
import { tellReturn } from "./tell-return.ts";

type ReceivedLine = { variationId: Id<"variation">; received: number; fit: number };
type Receipt = {
  id: Id<"goods_return">;
  lines: readonly ReceivedLine[];
  note: string;
  version: number;
  code?: string | undefined;
};

/** Goods and money at once (decision 0049), by a fresh second factor (security.md S29). 409 if received before, 422 for too many. */
export async function receiveReturn(visit: Visit, { id, lines, note, version, code }: Receipt): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  await requireFreshSecondFactor(visit, code);
  const seen = await selectReturn(shop.db.read, id);
  if (!seen) throw notFound();
  await shop.db.write(async (tx) => {
    const { account_id: accountId, orderNumber: number } = seen;
    await lockOrderToReturn(tx, { accountId, number });
    const row = await lockReturn(tx, id);
    if (!row || row.version !== version || row.status !== "approved") throw conflict();
    const asked = new Map((await selectReturnLines(tx, row)).map((line) => [line.variation_id, line]));
    for (const { variationId, received } of lines)
      if (received > (asked.get(variationId)?.pieces ?? 0)) throw invalid({ lines: ["returns.moreThanAsked"] });
    const at = shop.clock.now();
    const given = await returnGoods(tx, shop, {
      accountId,
      number,
      lines: lines.map((line) => ({ variationId: line.variationId, pieces: line.received, fit: line.fit })),
      to: row.refund_to,
      source: sourceOf(id),
      byWhom: staff.email,
      at,
    });
    await updateReceived(tx, id, lines);
    await updateReturn(tx, id, { status: "received", at });
    await updateGiven(tx, id, given);
    await insertReturnEvent(tx, { id, status: "received", byWhom: staff.email, note, at });
    await recordAudit(tx, visit, {
      action: "receive",
      entity: "return",
      entityId: id,
      before: { status: row.status },
      after: { status: "received", ...sayPieces(lines, asked), given, note },
    });
    await tellReturn(tx, shop, { id, status: "received", at });
  });
}

/** Article, size and number of what came and of what can be sold again. */
function sayPieces(lines: readonly ReceivedLine[], asked: ReadonlyMap<Id<"variation">, { article: string; size: string }>) {
  const say = (of: "received" | "fit") =>
    piecesText(
      lines.flatMap((line) => {
        const goods = asked.get(line.variationId);
        return goods && line[of] > 0 ? [{ ...goods, pieces: line[of] }] : [];
      }),
    );
  return { received: say("received"), fit: say("fit") };
}
