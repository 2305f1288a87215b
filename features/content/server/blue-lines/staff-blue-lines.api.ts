import type { Selectable } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { notFound } from "../../../../platform/contracts/errors.ts";
import { handle } from "../../../../platform/contracts/endpoint.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Visit } from "../../../shop.ts";
import * as contract from "../../staff/staff-blue-lines.contract.ts";
import { isItsTime } from "../../shown/times.rules.ts";
import { selectBlueLine, selectBlueLines } from "./blue-line.queries.ts";
import { addBlueLine, changeBlueLine, removeBlueLine } from "./write-blue-line.ts";
import { pageOfList } from "../../../../platform/contracts/pagination.ts";

export const staffBlueLinesApi = [
  handle(contract.listBlueLines, async ({ shop, now }: Visit, { page, perPage }) => {
    const lines = await selectBlueLines(shop.db.read);
    return { data: pageOfList(lines, { page, perPage }).map((line) => view(line, now)), total: lines.length };
  }),
  handle(contract.getBlueLine, (visit: Visit, { id }) => lineOf(visit, id)),
  handle(contract.addBlueLine, async (visit: Visit, input) => lineOf(visit, await addBlueLine(visit, input))),
  handle(contract.changeBlueLine, async (visit: Visit, { id, version, ...input }) => {
    await changeBlueLine(visit, { id, version }, input);
    return lineOf(visit, id);
  }),
  handle(contract.removeBlueLine, async (visit: Visit, of) => (await removeBlueLine(visit, of), { result: true } as const)),
];

async function lineOf({ shop, now }: Visit, id: Id<"blue_line">) {
  const row = await selectBlueLine(shop.db.read, id);
  if (!row) throw notFound();
  return view(row, now);
}

const view = (row: Selectable<Tables["blue_line"]>, now: Instant): contract.StaffBlueLineView => ({
  id: row.id,
  position: row.position,
  textUk: row.text_uk,
  textRu: row.text_ru,
  visible: row.visible,
  shownFrom: row.shown_from?.toISOString() ?? null,
  shownUntil: row.shown_until?.toISOString() ?? null,
  version: row.version,
  isShownNow: isItsTime(row, now),
});
