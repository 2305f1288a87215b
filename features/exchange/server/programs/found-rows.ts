import { noValues, hasOfferValues, type RowValues } from "../../programs/row-values.rules.ts";
import type { PartKind } from "../../programs/limits.rules.ts";
import type { Shop } from "../../../shop.ts";
import type { Element, Fault, Found } from "../files/read-elements.ts";
import { goodElement, groupElements, offerElement } from "./elements.ts";
import { idOfPath } from "./groups-of-paths.ts";
import { readKnownGoods, type Goods, type Missed } from "./known-goods.ts";
import type { SurveyOfRows } from "./survey-rows.ts";
import type { ProgramRow } from "./reading/program-row.ts";
import { readRows, type RowSource } from "./reading/read-rows.ts";

export type PartToRead = { kind: PartKind; source: RowSource; survey: SurveyOfRows; mayPrice: boolean };

const ROWS_A_LOOK = 200;
const KEPT_GOODS = 1_000;

/** A part in the order of a file of CommerceML: groups, then goods, then their offers. */
export async function* foundInPart(shop: Shop, part: PartToRead): AsyncGenerator<Found> {
  for (const element of groupElements(part.survey.groups))
    yield { section: "Классификатор", parent: "Группы", element, line: 0, ignored: false };
  if (part.kind === "goods") {
    yield* goodsOf(shop, part);
    yield { ...found(0, goodElement("", noValues()), []), isPause: true };
  }
  yield* offersOf(shop, part);
}

async function* inLooks(shop: Shop, source: RowSource): AsyncGenerator<{ rows: ProgramRow[]; goods: Goods }> {
  let rows: ProgramRow[] = [];
  const look = async () => ({
    rows,
    goods: await readKnownGoods(
      shop,
      rows.map(({ values }) => values),
    ),
  });
  for await (const row of readRows(source)) {
    rows.push(row);
    if (rows.length < ROWS_A_LOOK) continue;
    yield await look();
    rows = [];
  }
  if (rows.length > 0) yield await look();
}

/** Several rows may name one product; each carries what those before it said, so the last of a batch holds all. */
async function* goodsOf(shop: Shop, { source, mayPrice }: PartToRead): AsyncGenerator<Found> {
  const recent = new Map<string, RowValues>();
  for await (const { rows, goods } of inLooks(shop, source))
    for (const { row, values } of rows) {
      const meant = goods.productOf(values);
      if (isRefused(values) || !("id" in meant)) {
        yield found(row, goodElement("id" in meant ? meant.id : keyOf(values), values), refusalOf(values, meant));
        continue;
      }
      const whole = merged(recent.get(meant.id), withGroups(values));
      recent.delete(meant.id);
      recent.set(meant.id, whole);
      if (recent.size > KEPT_GOODS) recent.delete(recent.keys().next().value ?? "");
      const notAllowed = mayPrice ? [] : foreignFields(values);
      yield found(row, goodElement(meant.id, whole), [
        ...values.faults,
        ...notAllowed.map((field): Fault => ({ reason: "noRight", said: field, whole: false })),
      ]);
    }
}

async function* offersOf(shop: Shop, part: PartToRead): AsyncGenerator<Found> {
  for await (const { rows, goods } of inLooks(shop, part.source))
    for (const row of rows) yield* part.kind === "goods" ? offersOfGood(row, goods, part) : offersOfRow(row, goods, part);
}

function* offersOfRow({ row, values }: ProgramRow, goods: Goods, { survey, kind }: PartToRead): Generator<Found> {
  const meant = goods.offersOf(values);
  if (isRefused(values) || !Array.isArray(meant)) {
    yield found(row, offerElement(keyOf(values), values, survey.typeOf), refusalOf(values, meant));
    return;
  }
  const only =
    kind === "prices" ? { ...values, stocks: [], texts: pick(values, ["currency"]) } : { ...values, prices: new Map(), texts: new Map() };
  for (const id of meant) yield offer(row, id, { values: only, survey, faults: values.faults });
}

/** Skips offers of goods that were not taken; their row says why. */
function* offersOfGood({ row, values }: ProgramRow, goods: Goods, { survey, mayPrice }: PartToRead): Generator<Found> {
  const meant = goods.productOf(values);
  if (isRefused(values) || !("id" in meant) || (!goods.has(meant.id) && !survey.isTrial)) return;
  const allowed = (one: RowValues): RowValues => (mayPrice ? one : { ...one, prices: new Map(), stocks: [] });
  for (const one of values.variations)
    yield offer(row, offerIdOf(meant.id, one.texts.get("variation") ?? one.texts.get("id"), one), {
      values: allowed(one),
      survey,
      faults: [],
    });
  const own = allowed(values);
  if (!hasOfferValues(own)) return;
  const bare = {
    ...own,
    texts: pick(own, ["size", "colour", "pack", "currency", "removed", ...(isVariationRow(own) ? (["article", "barcode"] as const) : [])]),
  };
  if (isVariationRow(own)) {
    const ownId = own.texts.get("variation") ?? own.texts.get("id")?.match(/^.+#.+$/s)?.[0];
    yield offer(row, offerIdOf(meant.id, ownId, own), { values: bare, survey, faults: [] });
    return;
  }
  const ids = goods.offersOf({ ...own, texts: new Map([["id", meant.id]]) });
  if (Array.isArray(ids)) for (const id of ids) yield offer(row, id, { values: bare, survey, faults: [] });
  else yield found(row, offerElement(meant.id, bare, survey.typeOf), [{ ...ids, whole: true }]);
}

const isVariationRow = ({ texts }: RowValues): boolean =>
  texts.has("variation") || texts.has("size") || texts.has("colour") || (texts.get("id") ?? "").includes("#");

/** `77#1`; a bare `1` belongs to its product, and a variation without an id is known by colour and size. */
function offerIdOf(product: string, id: string | undefined, { texts }: RowValues): string {
  if (id) return id === product || id.startsWith(`${product}#`) ? id : `${product}#${id}`;
  const axes = [texts.get("colour"), texts.get("size")].filter(Boolean).join("/");
  return axes === "" ? product : `${product}#${axes.toLowerCase()}`;
}

type Offered = { values: RowValues; survey: SurveyOfRows; faults: readonly Fault[] };

const offer = (row: number, id: string, { values, survey, faults }: Offered): Found => ({
  ...found(row, offerElement(id, values, survey.typeOf), faults),
  clears: [...values.prices].flatMap(([type, price]) => (price === null ? [survey.typeOf(type)] : [])),
});

const found = (line: number, element: Element, faults: readonly Fault[]): Found => ({
  section: "",
  parent: "",
  element,
  line,
  ignored: false,
  faults,
});

const isRefused = ({ faults }: RowValues): boolean => faults.some(({ whole }) => whole);

const refusalOf = ({ faults }: RowValues, meant: object): Fault[] =>
  "reason" in meant && !faults.some(({ whole }) => whole) ? [...faults, { ...(meant as Missed), whole: true }] : [...faults];

const keyOf = ({ texts }: RowValues): string =>
  texts.get("id") || texts.get("variation") || texts.get("article") || texts.get("barcode") || "";

const pick = (
  { texts }: RowValues,
  fields: readonly ("size" | "colour" | "pack" | "currency" | "removed" | "article" | "barcode")[],
): RowValues["texts"] => new Map(fields.flatMap((field) => (texts.has(field) ? [[field, texts.get(field) ?? ""] as const] : [])));

/** Prices and pieces, which a row of goods may not set. */
const foreignFields = ({ prices, stocks, variations }: RowValues): string[] => [
  ...(prices.size > 0 || variations.some((one) => one.prices.size > 0) ? ["price"] : []),
  ...(stocks.length > 0 || variations.some((one) => one.stocks.length > 0) ? ["stock"] : []),
];

function withGroups(values: RowValues): RowValues {
  const path = values.texts.get("category");
  const id = path === undefined ? undefined : idOfPath(path);
  return id === undefined ? values : { ...values, groups: [...(values.groups ?? []), id] };
}

/** Earlier rows hold what a later one does not say; a row of one variation leaves out the product's barcode, removal and later articles. */
function merged(before: RowValues | undefined, after: RowValues): RowValues {
  const own = new Map(after.texts);
  if (isVariationRow(after)) {
    own.delete("barcode");
    own.delete("removed");
    if (before?.texts.has("article")) own.delete("article");
  }
  return {
    ...after,
    texts: new Map([...(before?.texts ?? []), ...own]),
    properties: new Map([...(before?.properties ?? []), ...after.properties]),
    groups: after.groups ?? before?.groups,
  };
}
