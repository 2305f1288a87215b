import type { Shop } from "../../../shop.ts";
import type { Id } from "../../../../platform/ids.ts";
import { readElements } from "../files/read-elements.ts";
import { countedOf } from "../rows/stock-of.ts";
import { insertCounted, type Counted } from "./uncounted.queries.ts";

const AT_ONCE = 500;

/** Counts offers of packages, by their place in the file, which say only at their end that they are full; reads the file once more. */
export async function countToldLate(
  shop: Shop,
  runId: Id<"import_run">,
  { place, packages }: { place: string; packages: ReadonlySet<number> },
): Promise<void> {
  let at = -1;
  let counted: Counted[] = [];
  const keep = async () => {
    await shop.db.job(async (tx) => insertCounted(tx, runId, counted));
    counted = [];
  };
  for await (const { element } of readElements(place)) {
    if (isPackage(element.name)) at += 1;
    const said = element.name === "Предложение" && packages.has(at) ? countedOf(element) : undefined;
    if (said) counted.push(said);
    if (counted.length >= AT_ONCE) await keep();
  }
  await keep();
}

export const isPackage = (name: string): boolean => name === "ПакетПредложений" || name === "ИзмененияПакетаПредложений";
