import { writeCategories } from "../../../catalogue/import.server.ts";
import type { Shop } from "../../../shop.ts";
import { flagFrom } from "../../exchange.rules.ts";
import { childText, type Found } from "../files/read-elements.ts";
import { addPrices } from "../files/read-head.ts";
import { count, type Tally } from "../report/tally.ts";
import { defineProperty } from "./define-property.ts";
import type { Properties } from "../rows/details-of.ts";
import { groupRowsOf } from "./group-rows.ts";
import { isPackage } from "../run/count-told-late.ts";
import type { RunMemory } from "../run/run-memory.ts";

/** `at` and `offers`: of the package being read; `late`: packages that said at their end that they are full. */
export type Packages = { at: number; offers: number; late: Set<number> };
export type Reading = { file: string; memory: RunMemory; declared: Set<string>; defined: Properties; packages: Packages; tally: Tally };

/** Only a whole tree shows whether one root wraps all others. */
export async function takeGroups(shop: Shop, { memory, tally }: Reading): Promise<void> {
  if (memory.roots.length === 0) return;
  const rows = groupRowsOf(memory.roots);
  memory.roots = [];
  if (!memory.isTrial) await shop.db.job(async (tx) => writeCategories(tx, rows));
  count(tally, "taken", "Группа", rows.length);
}

/** Takes what is said around the rows: groups, properties, price types, whether the package is a full one. */
export function takeDictionary(found: Found, { memory, declared, defined, packages, tally }: Reading): void {
  const { element, parent, section, ignored } = found;
  if (isPackage(element.name)) [packages.at, packages.offers] = [packages.at + 1, 0];
  addPrices(memory.named, found);
  if (ignored) {
    count(tally, "ignored", section && parent === section ? `${section}/${element.name}` : element.name);
    return;
  }
  switch (element.name) {
    case "Группа":
      memory.roots.push(element);
      return;
    case "Свойство":
    case "СвойствоНоменклатуры":
      defineProperty(element, memory.properties, defined);
      return;
    case "ТипЦены":
      declared.add(childText(element, "Ид") ?? "");
      count(tally, "taken", "ТипЦены");
      return;
    case "Каталог":
      memory.catalogues.push(flagFrom(element.attributes["СодержитТолькоИзменения"]) === false);
      return;
    case "ПакетПредложений":
    case "ИзмененияПакетаПредложений":
      memory.isFullPackage = element.name === "ПакетПредложений" && flagFrom(element.attributes["СодержитТолькоИзменения"]) === false;
      return;
    case "СодержитТолькоИзменения":
      if (section === "ПакетПредложений") memory.isFullPackage = flagFrom(element.text) === false;
      if (memory.isFullPackage && section === "ПакетПредложений" && packages.offers > 0) packages.late.add(packages.at);
      if (section === "Каталог") memory.catalogues[memory.catalogues.length - 1] = flagFrom(element.text) === false;
      return;
    default:
  }
}
