import type { Found } from "../files/read-elements.ts";
import { countUnread } from "../files/unread-elements.ts";
import { count } from "../report/tally.ts";
import { clipRow } from "../rows/clip-row.ts";
import type { Placed } from "../rows/merge-rows.ts";
import { isOfferToo, offerRowOf, variationRowOf, type OfferRow } from "../rows/offer-row.ts";
import { isRemoved, productRowOf } from "../rows/product-row.ts";
import { RefusedRow, type Remark } from "../rows/refused-row.ts";
import { idOfRow } from "../rows/row-names.ts";
import { countedOf } from "../rows/stock-of.ts";
import type { RunMemory } from "../run/run-memory.ts";
import type { Pending } from "./pending-batch.ts";

type From = { file: string; memory: RunMemory; declared: ReadonlySet<string> };

/** Puts a row of the file into the batch; what cannot be read is refused with its line. */
export function takeRow({ element, line, overfull, faults = [], clears }: Found, { file, memory, declared }: From, pending: Pending): void {
  const { properties, colours, prices } = memory;
  const { tally } = pending;
  const id1c = idOfRow(element);
  const note = (reason: string, said: string, whole: boolean) => pending.refusals.push({ file, line, id1c, reason, said, whole });
  const remark: Remark = (reason, said) => note(reason, said, false);
  const place = <Row extends object>(row: Row): Placed<Row> => ({ row: clipRow(row, remark), file, line });
  const reading = { properties, colours, prices, declared: declared.size > 0 ? [...declared] : null, tally, remark };
  pending.rows += 1;
  pending.kind = element.name;
  countUnread(element, properties, tally);
  const counted = memory.isFullPackage && element.name === "Предложение" ? countedOf(element) : undefined;
  if (counted) pending.counted.push(counted);
  try {
    if (overfull) throw new RefusedRow("tooManyElements");
    for (const { reason, said, whole } of faults) note(reason, said, whole);
    if (faults.some(({ whole }) => whole)) return;
    if (element.name === "Предложение") {
      const row = offerRowOf(element, reading);
      count(tally, "taken", "Картинка", row.pictures?.length ?? 0);
      pending.offers.push(place(clears ? onlyNamed(row, clears) : row));
      return;
    }
    if (isOfferToo(element)) pending.ofGoods.push(place(variationRowOf(element, reading)));
    const choice = id1c.includes("#") ? { id1c, removed: isRemoved(element) } : undefined;
    if (choice) pending.choices.push(choice);
    if (choice?.removed) return;
    const good = place(productRowOf(element, { properties, remark }));
    count(tally, "taken", "Картинка", good.row.pictures?.length ?? 0);
    pending.products.push(good);
  } catch (error) {
    if (error instanceof RefusedRow) note(error.reason, "", true);
    else note("unexpected", (error instanceof Error ? error.message : String(error)).slice(0, 200), true);
  }
}

/** Keeps the prices the row names or clears; others stay, also where one could not be read. */
function onlyNamed(row: OfferRow, clears: readonly string[]): OfferRow {
  const declared = [...Object.keys(row.prices ?? {}), ...clears];
  return declared.length === 0 ? { ...row, prices: null } : { ...row, declared };
}
