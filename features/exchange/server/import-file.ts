import { selectProductIds, writeCategories } from "../../catalogue/import.server.ts";
import { takeBack } from "../../../platform/db/take-back.ts";
import type { Shop, Tx } from "../../shop.ts";
import { productsTopic } from "../../topics.ts";
import { flagFrom, splitOfferId } from "../exchange.rules.ts";
import { ONE_C, type Reader } from "../readers.rules.ts";
import { applyOffers, applyProducts, type Applied } from "./apply-batch.ts";
import type { ExportFile } from "./files/find-export-files.ts";
import { defineProperty } from "./rows/define-property.ts";
import { groupRowsOf } from "./rows/group-rows.ts";
import type { Placed } from "./rows/merge-rows.ts";
import { insertCounted, type Counted } from "./run/uncounted.queries.ts";
import { saysStock } from "./rows/stock-of.ts";
import { insertParked, rememberDeleted } from "./parked.queries.ts";
import type { PriceBook } from "./rows/offered-prices.ts";
import { countToldLate, isPackage } from "./run/count-told-late.ts";
import { countTried } from "./run/count-tried.ts";
import { clipRow } from "./rows/clip-row.ts";
import { isOfferToo, offerRowOf, variationRowOf, type OfferRow } from "./rows/offer-row.ts";
import { planOf, type NamedTypes } from "./prices/price-book.ts";
import { upsertProperties } from "./properties.queries.ts";
import { isRemoved, productRowOf, type ProductRow } from "./rows/product-row.ts";
import type { Properties } from "./rows/details-of.ts";
import { addPrices, isRow } from "./files/read-head.ts";
import { childText, readElements, type Element, type Found } from "./files/read-elements.ts";
import { RefusedRow, type Remark } from "./rows/refused-row.ts";
import { addCounts, insertRefusals, insertSeen, moveCursor, setCounts, startFile, type Refusal } from "./runs.queries.ts";
import { count, openTally, type Tally } from "./report/tally.ts";
import { countUnread } from "./files/unread-elements.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

const BATCH = 200;

/** What one file tells the next. */
export type RunMemory = {
  /** Everything is read and judged, and only the report changes. */
  isTrial: boolean;
  calledAt: Instant;
  reader: Reader;
  properties: Properties;
  colours: ReadonlyMap<string, string>;
  prices: PriceBook;
  named: NamedTypes;
  /** Groups read so far, kept until their tree is whole. */
  roots: Element[];
  catalogues: boolean[];
  /** The package of offers being read is a full one. */
  isFullPackage: boolean;
  products: number;
  offers: number;
};

export const openRunMemory = ({
  isTrial,
  calledAt,
  reader = ONE_C,
  prices,
  colours,
  properties,
}: Pick<RunMemory, "isTrial" | "calledAt" | "prices" | "colours" | "properties"> & { reader?: Reader }): RunMemory => ({
  isTrial,
  calledAt,
  reader,
  properties,
  colours,
  prices,
  named: { types: [], rates: [] },
  roots: [],
  catalogues: [],
  isFullPackage: false,
  products: 0,
  offers: 0,
});

type Work = {
  runId: Id<"import_run">;
  position: number;
  file: ExportFile;
  memory: RunMemory;
  onProgress: (bytes: number, rows: number) => void;
  /** Reads the same elements each time; a file of CommerceML by default. */
  read?: (onBytes: (bytes: number) => void) => AsyncIterable<Found>;
  watch?: WatchBatch;
};
type Pending = {
  kind: string;
  products: Placed<ProductRow>[];
  /** Of goods that are offers too. */
  ofGoods: Placed<OfferRow>[];
  /** Choices that stand among the goods. */
  choices: { id1c: string; removed: boolean }[];
  offers: Placed<OfferRow>[];
  refusals: Refusal[];
  counted: Counted[];
  rows: number;
  tally: Tally;
};
/** Called in each batch's transaction; `around` also sees what a trial rolls back. */
export type WatchBatch = {
  around: (tx: Tx, batch: Batch, apply: () => Promise<Applied>) => Promise<Applied>;
  keep: (tx: Tx, batch: Batch, applied: Applied) => Promise<void>;
};
export type Batch = Pick<Pending, "products" | "offers" | "refusals">;
/** `at` and `offers`: of the package being read; `late`: packages that said at their end that they are full. */
type Packages = { at: number; offers: number; late: Set<number> };
type Reading = { file: string; memory: RunMemory; declared: Set<string>; defined: Properties; packages: Packages; tally: Tally };

/** Each batch is one transaction with the file's cursor. */
export async function importFile(shop: Shop, work: Work): Promise<void> {
  const { file, memory } = work;
  const { rows_done: done } = await startFile(shop.db.read, work.runId, work.position, file.name);
  let [bytes, rows, batches] = [0, 0, 0];
  let pending = emptyPending();
  const packages: Packages = { at: -1, offers: 0, late: new Set() };
  const reading: Reading = { file: file.name, memory, declared: new Set(), defined: new Map(), packages, tally: openTally() };
  const flush = async () => {
    if (pending.rows > 0) await applyBatch(shop, work, pending, `import ${work.runId}/${work.position}/${done + batches}`);
    batches += 1;
    pending = emptyPending();
    work.onProgress(bytes, rows);
  };
  const read = work.read ?? ((onBytes) => readElements(file.place, { onBytes }));
  for await (const found of read((more) => (bytes += more))) {
    if (found.isPause) {
      await flush();
      continue;
    }
    if (found.element.name !== "Группа") await takeGroups(shop, reading);
    if (!isRow(found)) {
      takeDictionary(found, reading);
      continue;
    }
    rows += 1;
    if (found.element.name === "Товар") memory.products += 1;
    else memory.offers += 1;
    if (found.element.name === "Предложение") packages.offers += 1;
    if (rows <= done) continue;
    if (pending.rows > 0 && pending.kind !== found.element.name) await flush();
    takeRow(found, reading, pending);
    if (pending.rows >= BATCH) await flush();
  }
  await takeGroups(shop, reading);
  await flush();
  if (packages.late.size > 0) await countToldLate(shop, work.runId, { place: file.place, packages: packages.late });
  if (!memory.isTrial) await shop.db.job((tx) => upsertProperties(tx, reading.defined));
  await setCounts(shop.db.read, work.runId, work.position, reading.tally);
}

const emptyPending = (): Pending => ({
  kind: "",
  products: [],
  ofGoods: [],
  choices: [],
  offers: [],
  refusals: [],
  counted: [],
  rows: 0,
  tally: openTally(),
});

async function applyBatch(
  shop: Shop,
  { runId, position, memory, watch }: Work,
  { products, ofGoods, choices, offers, refusals, counted, rows, tally }: Pending,
  source: string,
): Promise<void> {
  const where = { now: shop.clock.now(), calledAt: memory.calledAt, reader: memory.reader, plan: planOf(memory.prices), tally };
  const batch = { products, offers, refusals };
  await shop.db.job(async (tx) => {
    const applyRows = async (): Promise<Applied> => {
      if (offers.length > 0) return applyOffers(tx, offers, { ...where, source });
      const goods = products.length > 0 ? await applyProducts(tx, products, where) : nothing;
      await rememberChoices(tx, choices, where.now);
      return ofGoods.length === 0 ? goods : bothOf(goods, await applyOffers(tx, ofGoods, { ...where, source, ofGoods: true }));
    };
    const apply = () => (watch ? watch.around(tx, batch, applyRows) : applyRows());
    const applied = memory.isTrial ? await takeBack(tx, apply) : await apply();
    if (products.length > 0)
      await insertSeen(
        tx,
        runId,
        products.map(({ row }) => row.id1c),
      );
    await insertCounted(tx, runId, counted);
    await insertRefusals(tx, runId, [...refusals, ...applied.refusals]);
    if (memory.isTrial) await countTried(tx, { runId, parked: applied.parked, tally });
    else await insertParked(tx, runId, applied.parked, where.now);
    await watch?.keep(tx, batch, applied);
    await addCounts(tx, runId, position, tally);
    await moveCursor(tx, runId, position, { rows, changed: applied.changed });
    if (applied.changed > 0 && !memory.isTrial)
      tx.changed(
        productsTopic,
        await selectProductIds(tx, [...products.map(({ row }) => row.id1c), ...[...ofGoods, ...offers].map(({ row }) => row.product1c)]),
      );
  });
}

/** Offers do not bring a deleted choice back. */
async function rememberChoices(tx: Tx, choices: Pending["choices"], now: Instant): Promise<void> {
  if (choices.length === 0) return;
  const { deleted = [], alive = [] } = Object.groupBy(choices, ({ removed }) => (removed ? "deleted" : "alive"));
  await rememberDeleted(tx, { deleted: deleted.map(({ id1c }) => id1c), alive: alive.map(({ id1c }) => id1c), now });
}

const nothing: Applied = { changed: 0, refusals: [], parked: [] };
const bothOf = (one: Applied, other: Applied): Applied => ({
  changed: one.changed + other.changed,
  refusals: [...one.refusals, ...other.refusals],
  parked: [...one.parked, ...other.parked],
});

function takeRow({ element, line, overfull, faults = [], clears }: Found, { file, memory, declared }: Reading, pending: Pending): void {
  const { properties, colours, prices } = memory;
  const { tally } = pending;
  const id1c = childText(element, "Ид") ?? "";
  const note = (reason: string, said: string, whole: boolean) => pending.refusals.push({ file, line, id1c, reason, said, whole });
  const remark: Remark = (reason, said) => note(reason, said, false);
  const place = <Row extends object>(row: Row): Placed<Row> => ({ row: clipRow(row, remark), file, line });
  const reading = { properties, colours, prices, declared: declared.size > 0 ? [...declared] : null, tally, remark };
  pending.rows += 1;
  pending.kind = element.name;
  countUnread(element, properties, tally);
  if (memory.isFullPackage && element.name === "Предложение" && saysStock(element))
    pending.counted.push({ id1c, product1c: splitOfferId(id1c).product });
  try {
    if (overfull) throw new RefusedRow("tooManyElements");
    for (const { reason, said, whole } of faults) note(reason, said, whole);
    if (faults.some(({ whole }) => whole)) return;
    if (element.name === "Предложение") {
      const row = offerRowOf(element, reading);
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

/** Only a whole tree shows whether one root wraps all others. */
async function takeGroups(shop: Shop, { memory, tally }: Reading): Promise<void> {
  if (memory.roots.length === 0) return;
  const rows = groupRowsOf(memory.roots);
  memory.roots = [];
  if (!memory.isTrial) await shop.db.job(async (tx) => writeCategories(tx, rows));
  count(tally, "taken", "Группа", rows.length);
}

function takeDictionary(found: Found, { memory, declared, defined, packages, tally }: Reading): void {
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
