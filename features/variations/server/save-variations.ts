import { invalid } from "../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../platform/http/require-idempotency-key.ts";
import { idOf } from "../../../platform/ids.ts";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { changeGoods, lockGoods, type LockedGoods, type ProductCells } from "../../catalogue/catalogue.server.ts";
import { claimOf, keepAnswer, takeKey } from "../../idempotency/idempotency.server.ts";
import { staffOf, type Tx, type Visit } from "../../shop.ts";
import { recordAudits } from "../../staff/staff.server.ts";
import { permissionsOf } from "../../staff/staff.rules.ts";
import { correctOnHand, lockShelves } from "../../stock/stock.server.ts";
import { cellOf, faultOf, keptValue, mayChangeCell, type CellValue, type Fault, type Field } from "../cells.rules.ts";
import type { AnsweredRow, AskedRow } from "../variations.contract.ts";
import { variationsMessages } from "../variations.messages.ts";

type Refused = Fault | "variations.gone" | "variations.notAllowed";
type Cell = { field: Field; was: CellValue; to: CellValue; is: CellValue };
type Judged = AskedRow & { cellsNow: Cell[]; why: Partial<Record<Field, { refused: Refused } | { theirs: CellValue }>> };
type Verdicts = { rows: (Pick<AnsweredRow, "of" | "id" | "verdict"> & { cells: Judged["why"] })[] };

/** Each row whole or not at all. Locks in one order (security.md S2): key, products, variations, shelves. Throws 422. */
export async function saveVariations(
  visit: Visit,
  rows: readonly AskedRow[],
  idempotencyKey: string | null,
): Promise<{ rows: AnsweredRow[]; replayed: boolean }> {
  const { shop, locale } = visit;
  const staff = staffOf(visit);
  const key = requireIdempotencyKey(idempotencyKey);
  if (new Set(rows.map(nameOf)).size < rows.length) throw invalid({ rows: ["variations.twice"] });
  const claim = claimOf({ staff: staff.id }, key, { variations: rows });
  const permissions = permissionsOf(staff.role);
  const { answer, replayed } = await shop.db.write(async (tx) => {
    const before = await takeKey<Verdicts>(tx, claim, visit.now);
    if (before) return { answer: before, replayed: true };
    const now = await lockAll(tx, rows);
    const judged = rows.map((row) => judge(row, now, permissions));
    await write(
      tx,
      visit,
      judged.filter(({ why }) => Object.keys(why).length === 0),
      { now, source: `${claim.scope} ${key}` },
    );
    const verdicts: Verdicts = { rows: judged.map(({ of, id, why }) => ({ of, id, verdict: verdictOf(why), cells: why })) };
    await keepAnswer(tx, claim, verdicts);
    return { answer: verdicts, replayed: false };
  });
  return { rows: answer.rows.map((row) => ({ ...row, cells: inWords(row.cells, locale) })), replayed };
}

const nameOf = ({ of, id }: Pick<AskedRow, "of" | "id">): string => `${of} ${id}`;

type Now = LockedGoods & { shelves: ReadonlyMap<number, { onHand: number; reserved: number }> };

async function lockAll(tx: Tx, rows: readonly AskedRow[]): Promise<Now> {
  const idsOf = (of: AskedRow["of"]) => rows.filter((row) => row.of === of).map(({ id }) => id);
  const goods = await lockGoods(tx, {
    productIds: idsOf("product").map((id) => idOf<"product">(id)),
    variationIds: idsOf("variation").map((id) => idOf<"variation">(id)),
  });
  const moved = rows.filter(({ of, cells }) => of === "variation" && cells.onHand !== undefined).map(({ id }) => idOf<"variation">(id));
  const shelves = await lockShelves(
    tx,
    moved.filter((id) => goods.variations.has(id)),
  );
  return { ...goods, shelves: new Map(shelves.map(({ variationId, ...shelf }) => [variationId, shelf])) };
}

function judge(row: AskedRow, now: Now, permissions: readonly string[]): Judged {
  const cellsNow: Cell[] = [];
  const why: Judged["why"] = {};
  const variation = row.of === "variation" ? now.variations.get(row.id) : undefined;
  const product = now.products.get(variation ? variation.productId : row.of === "product" ? row.id : 0);
  const shelf = now.shelves.get(row.id) ?? { onHand: 0, reserved: 0 };
  for (const [field, { was, to }] of Object.entries(row.cells) as [Field, { was: CellValue; to: CellValue }][]) {
    const asked = keptValue(field, to);
    const refuse = (refused: Refused) => void (why[field] = { refused });
    if (!product || (row.of === "variation" && !variation) || cellOf(field).of !== row.of) {
      refuse("variations.gone");
      continue;
    }
    const is = field === "onHand" ? shelf.onHand : field === "pack" ? (variation?.pack ?? 0) : product.cells[field];
    const fault = faultOf(field, asked, { retail: product.retail, reserved: shelf.reserved });
    if (!mayChangeCell(permissions, field)) refuse("variations.notAllowed");
    else if (is !== was && is !== asked) why[field] = { theirs: is };
    else if (fault) refuse(fault);
    else cellsNow.push({ field, was, to: asked, is });
  }
  return { ...row, cellsNow, why };
}

/** Writes only what differs in rows that may be saved. */
async function write(tx: Tx, visit: Visit, rows: readonly Judged[], { now, source }: { now: Now; source: string }): Promise<void> {
  const different = rows
    .map((row) => ({ ...row, cellsNow: row.cellsNow.filter(({ is, to }) => is !== to) }))
    .filter(({ cellsNow }) => cellsNow.length > 0);
  const valuesOf = (cells: readonly Cell[]) => Object.fromEntries(cells.map(({ field, to }) => [field, to]));
  const products = different.filter(({ of }) => of === "product");
  const variations = different.filter(({ of }) => of === "variation");
  const numberOf = ({ cellsNow }: Judged, field: Field) => cellsNow.find((cell) => cell.field === field)?.to as number | undefined;
  await changeGoods(tx, {
    products: products.map(({ id, cellsNow }) => ({
      id: idOf<"product">(id),
      ...(now.products.get(id)?.cells as ProductCells),
      ...valuesOf(cellsNow),
    })),
    packs: variations.flatMap((row) => {
      const pack = numberOf(row, "pack");
      const productId = now.variations.get(row.id)?.productId;
      return pack === undefined || productId === undefined ? [] : [{ id: idOf<"variation">(row.id), productId, pack }];
    }),
  });
  const shelves = variations.flatMap((row) => {
    const pieces = numberOf(row, "onHand");
    return pieces === undefined ? [] : [{ variationId: idOf<"variation">(row.id), pieces }];
  });
  await correctOnHand(tx, shelves, { source, at: visit.now });
  const changes = different.map(({ of, id, cellsNow }) => ({
    action: "change",
    entity: of,
    entityId: id,
    before: Object.fromEntries(cellsNow.map(({ field, is }) => [field, is])),
    after: valuesOf(cellsNow),
  }));
  await recordAudits(tx, visit, changes);
}

const verdictOf = (why: Judged["why"]): AnsweredRow["verdict"] => {
  const reasons = Object.values(why);
  if (reasons.length === 0) return "saved";
  return reasons.some((reason) => "refused" in reason) ? "refused" : "changed";
};

function inWords(why: Judged["why"], locale: Locale): AnsweredRow["cells"] {
  const words = wordsFor(variationsMessages, locale);
  return Object.fromEntries(
    Object.entries(why).map(([field, reason]) => [field, "refused" in reason ? { refused: words[reason.refused] } : reason]),
  );
}
