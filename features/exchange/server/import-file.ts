import { catalogueChanged } from "../../catalogue/catalogue.server.ts";
import { selectProductIds, upsertCategories } from "../../catalogue/import.server.ts";
import type { Shop } from "../../shop.ts";
import { flagFrom, meaningOfName, priceKindOf } from "../exchange.rules.ts";
import { applyOffers, applyProducts, type Placed } from "./apply-batch.ts";
import { insertParked, insertRefusals, insertSeen, moveCursor, startFile, type Refusal } from "./exchange.queries.ts";
import type { ExportFile } from "./find-export-files.ts";
import { groupRowsOf } from "./group-rows.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { offerRowOf, type OfferRow, type PriceTypes } from "./offer-row.ts";
import { productRowOf, type ProductRow, type Properties } from "./product-row.ts";
import { child, children, childText, readElements, type Element, type Found } from "./read-elements.ts";

const BATCH = 500;

/** What one file tells the next: dictionaries, and whether the catalogue was a full one. */
export type RunMemory = {
  properties: Properties;
  priceTypes: PriceTypes;
  groups: number;
  fullCatalogue: boolean;
  products: number;
  offers: number;
};

export const openRunMemory = (): RunMemory => ({
  properties: new Map(),
  priceTypes: new Map(),
  groups: 0,
  fullCatalogue: false,
  products: 0,
  offers: 0,
});

type Work = { runId: number; position: number; file: ExportFile; memory: RunMemory; onProgress: (bytes: number, rows: number) => void };
type Pending = { products: Placed<ProductRow>[]; offers: Placed<OfferRow>[]; refusals: Refusal[]; rows: number };

/** Applies one file in batches, each one transaction together with the file's cursor. Rows before the cursor are passed over. */
export async function importFile(shop: Shop, work: Work): Promise<void> {
  const { file, memory } = work;
  const { rows_done: done } = await startFile(shop.db.read, work.runId, work.position, file.name);
  let [bytes, rows, batches] = [0, 0, 0];
  let pending = emptyPending();
  const flush = async () => {
    if (pending.rows > 0) await applyBatch(shop, work, pending, `import ${work.runId}/${work.position}/${done + batches}`);
    batches += 1;
    pending = emptyPending();
    work.onProgress(bytes, rows);
  };
  for await (const found of elementsOf(file.place, (read) => (bytes += read))) {
    if (!isRow(found)) {
      await takeDictionary(shop, found, memory);
      continue;
    }
    rows += 1;
    if (found.element.name === "Товар") memory.products += 1;
    else memory.offers += 1;
    if (rows <= done) continue;
    const kind = found.element.name === "Товар" ? "products" : "offers";
    if (pending.rows > 0 && pending[kind].length === 0 && pending.products.length + pending.offers.length > 0) await flush();
    takeRow(found, file.name, memory, pending);
    if (pending.rows >= BATCH) await flush();
  }
  await flush();
}

const emptyPending = (): Pending => ({ products: [], offers: [], refusals: [], rows: 0 });
const isRow = ({ element: { name } }: Found): boolean => name === "Товар" || name === "Предложение";

async function* elementsOf(place: string, onBytes: (bytes: number) => void): AsyncGenerator<Found> {
  try {
    yield* readElements(place, onBytes);
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function applyBatch(
  shop: Shop,
  { runId, position, file }: Work,
  { products, offers, refusals, rows }: Pending,
  source: string,
): Promise<void> {
  const where = { file: file.name, now: shop.clock.now() };
  const touched = await shop.db.job(async (tx) => {
    const applied =
      products.length > 0
        ? await applyProducts(tx, products, where)
        : offers.length > 0
          ? await applyOffers(tx, offers, { ...where, source })
          : { changed: 0, refusals: [], parked: [] };
    if (products.length > 0)
      await insertSeen(
        tx,
        runId,
        products.map(({ row }) => row.id1c),
      );
    await insertRefusals(tx, runId, [...refusals, ...applied.refusals]);
    await insertParked(tx, runId, applied.parked);
    await moveCursor(tx, runId, position, { rows, changed: applied.changed });
    if (applied.changed === 0) return [];
    return selectProductIds(tx, [...products.map(({ row }) => row.id1c), ...offers.map(({ row }) => row.product1c)]);
  });
  catalogueChanged(shop, touched);
}

function takeRow({ element, line }: Found, file: string, { properties, priceTypes }: RunMemory, pending: Pending): void {
  pending.rows += 1;
  try {
    if (element.name === "Товар") pending.products.push({ row: productRowOf(element, properties), line });
    else pending.offers.push({ row: offerRowOf(element, { properties, priceTypes }), line });
  } catch (error) {
    pending.refusals.push({
      file,
      line,
      id1c: childText(element, "Ид") ?? "",
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

async function takeDictionary(shop: Shop, { element, parent }: Found, memory: RunMemory): Promise<void> {
  switch (element.name) {
    case "Группа": {
      memory.groups += 1;
      const rows = groupRowsOf(element, memory.groups);
      await shop.db.job(async (tx) => upsertCategories(tx, rows));
      return;
    }
    case "Свойство":
    case "СвойствоНоменклатуры":
      memory.properties.set(childText(element, "Ид") ?? "", {
        meaning: meaningOfName(childText(element, "Наименование") ?? ""),
        values: valuesOf(element),
      });
      return;
    case "ТипЦены": {
      const id = childText(element, "Ид") ?? "";
      memory.priceTypes.set(id, priceKindOf({ id, name: childText(element, "Наименование") ?? "" }));
      return;
    }
    case "Каталог":
      memory.fullCatalogue = flagFrom(element.attributes["СодержитТолькоИзменения"]) === false;
      return;
    case "СодержитТолькоИзменения":
      if (parent === "Каталог") memory.fullCatalogue = flagFrom(element.text) === false;
      return;
    default:
  }
}

function valuesOf(property: Element): Map<string, string> {
  const known = children(child(property, "ВариантыЗначений"), "Справочник");
  return new Map(known.map((value) => [childText(value, "ИдЗначения") ?? "", childText(value, "Значение") ?? ""]));
}
