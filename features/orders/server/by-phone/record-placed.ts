import type { Id } from "../../../../platform/ids.ts";
import type { Tx, Visit } from "../../../shop.ts";
import { recordAudits } from "../../../staff/staff.server.ts";

export const recordPlaced = (
  tx: Tx,
  visit: Visit,
  { written, accountId }: { written: readonly { number: number }[]; accountId: Id<"account"> },
): Promise<void> =>
  recordAudits(
    tx,
    visit,
    written.map(({ number }) => ({ action: "place", entity: "order", entityId: number, after: { account: accountId } })),
  );
