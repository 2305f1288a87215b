import { invalid, tooMany } from "../../../platform/contracts/errors.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { atMost } from "../../../platform/limits/at-most.ts";
import { readTable } from "../../../platform/spreadsheet/read-table.ts";
import { UnreadableTable } from "../../../platform/spreadsheet/unreadable-table.ts";
import { keptInMemory, type Visit } from "../../shop.ts";
import { rowsOfTable, type TableRow } from "../table-rows.rules.ts";
import { saysNothing, typedCell, typedMoney } from "../typed-cell.rules.ts";
import type { readVariationsFile, VariationRow } from "../variations.contract.ts";
import { selectByCodes } from "./variations.queries.ts";
import { viewVariation } from "./variations.view.ts";

const MOST_LINES = 300_000;
const SLICE = 2_000;
const MOST_CHANGED = 5_000;
const MOST_PASSED = 500;
const RETRY_SECONDS = 5;

type Answer = OutputOf<typeof readVariationsFile>;

/** Differences in a downloaded and edited file; writes nothing. 422 at `file` where it is no such table. */
export async function differencesOfFile(visit: Visit, file: string): Promise<Answer> {
  const { shop, locale } = visit;
  const read = keptInMemory(shop, "files of variations read", () => atMost(1, () => tooMany(RETRY_SECONDS)));
  return read(async () => {
    const { rows, twice, unknownHeads } = await tableOf(file);
    const changed: Answer["changed"] = [];
    const passedOver: Answer["passedOver"] = twice.map((one) => ({ ...one, why: "twice" }));
    for (let at = 0; at < rows.length; at += SLICE) {
      const slice = rows.slice(at, at + SLICE);
      const known = await selectByCodes(
        shop.db.scan,
        slice.map(({ code }) => code),
      );
      const byCode = new Map(known.map((row) => [row.id_1c, viewVariation(row, locale)]));
      for (const said of slice) {
        const row = byCode.get(said.code);
        if (!row) {
          passedOver.push({ line: said.line, code: said.code, why: "unknown" });
          continue;
        }
        if (said.prices.some((price) => isOtherPrice(row, price))) passedOver.push({ line: said.line, code: said.code, why: "price" });
        const cells = said.cells.flatMap((cell) => differenceOf(row, cell, said.onHandThen));
        if (cells.length > 0) changed.push({ line: said.line, row, cells });
      }
      if (changed.length > MOST_CHANGED) throw invalid({ file: ["variations.manyChanges"] });
    }
    passedOver.sort((a, b) => a.line - b.line);
    return {
      lines: rows.length + twice.length,
      changed,
      passedOver: passedOver.slice(0, MOST_PASSED),
      passedOverTotal: passedOver.length,
      unknownHeads,
    };
  });
}

async function tableOf(file: string) {
  try {
    const table = rowsOfTable(await readTable(Buffer.from(file, "base64"), MOST_LINES));
    if (!table) throw invalid({ file: ["variations.noHeads"] });
    return table;
  } catch (error) {
    if (error instanceof UnreadableTable)
      throw invalid({ file: [error.why === "too-large" ? "variations.largeFile" : "variations.noFile"] });
    throw error;
  }
}

/** Pieces sell while a file is out, so untouched cells are no count, and changed ones are compared with the file's own numbers. */
function differenceOf(
  row: VariationRow,
  { field, text }: TableRow["cells"][number],
  onHandThen: string,
): Answer["changed"][number]["cells"] {
  if (saysNothing(field, text)) return [];
  const typed = typedCell(field, text);
  const then = field === "onHand" ? typedCell(field, onHandThen) : undefined;
  const was = then && "value" in then && typeof then.value === "number" ? then.value : undefined;
  const isTouched = !("value" in typed) || typed.value !== (was ?? row[field]);
  return isTouched && !("value" in typed && typed.value === row[field]) ? [{ field, text, ...(was === undefined ? {} : { was }) }] : [];
}

function isOtherPrice(row: VariationRow, { head, text }: TableRow["prices"][number]): boolean {
  const kept = head === "price" ? row.priceKopiykas : row.oldPriceKopiykas;
  return text.trim() === "" ? kept !== null && head === "oldPrice" : typedMoney(text) !== kept;
}
