import { nothingSaid, saysOffer, type Said } from "../../programs/said.rules.ts";
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
    yield { ...found(0, goodElement("", nothingSaid()), []), isPause: true };
  }
  yield* offersOf(shop, part);
}

async function* inLooks(shop: Shop, source: RowSource): AsyncGenerator<{ rows: ProgramRow[]; goods: Goods }> {
  let rows: ProgramRow[] = [];
  const look = async () => ({
    rows,
    goods: await readKnownGoods(
      shop,
      rows.map(({ said }) => said),
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
  const recent = new Map<string, Said>();
  for await (const { rows, goods } of inLooks(shop, source))
    for (const { row, said } of rows) {
      const meant = goods.productOf(said);
      if (isRefused(said) || !("id" in meant)) {
        yield found(row, goodElement("id" in meant ? meant.id : keyOf(said), said), refusalOf(said, meant));
        continue;
      }
      const whole = merged(recent.get(meant.id), withGroups(said));
      recent.delete(meant.id);
      recent.set(meant.id, whole);
      if (recent.size > KEPT_GOODS) recent.delete(recent.keys().next().value ?? "");
      const notAllowed = mayPrice ? [] : foreignFields(said);
      yield found(row, goodElement(meant.id, whole), [
        ...said.faults,
        ...notAllowed.map((field): Fault => ({ reason: "noRight", said: field, whole: false })),
      ]);
    }
}

async function* offersOf(shop: Shop, part: PartToRead): AsyncGenerator<Found> {
  for await (const { rows, goods } of inLooks(shop, part.source))
    for (const row of rows) yield* part.kind === "goods" ? offersOfGood(row, goods, part) : offersOfRow(row, goods, part);
}

function* offersOfRow({ row, said }: ProgramRow, goods: Goods, { survey, kind }: PartToRead): Generator<Found> {
  const meant = goods.offersOf(said);
  if (isRefused(said) || !Array.isArray(meant)) {
    yield found(row, offerElement(keyOf(said), said, survey.typeOf), refusalOf(said, meant));
    return;
  }
  const only =
    kind === "prices" ? { ...said, stocks: [], texts: pick(said, ["currency"]) } : { ...said, prices: new Map(), texts: new Map() };
  for (const id of meant) yield offer(row, id, { said: only, survey, faults: said.faults });
}

/** Skips offers of goods that were not taken; their row says why. */
function* offersOfGood({ row, said }: ProgramRow, goods: Goods, { survey, mayPrice }: PartToRead): Generator<Found> {
  const meant = goods.productOf(said);
  if (isRefused(said) || !("id" in meant) || (!goods.has(meant.id) && !survey.isTrial)) return;
  const allowed = (one: Said): Said => (mayPrice ? one : { ...one, prices: new Map(), stocks: [] });
  for (const one of said.variations)
    yield offer(row, offerIdOf(meant.id, one.texts.get("variation") ?? one.texts.get("id"), one), {
      said: allowed(one),
      survey,
      faults: [],
    });
  const own = allowed(said);
  if (!saysOffer(own)) return;
  const bare = {
    ...own,
    texts: pick(own, ["size", "colour", "pack", "currency", "removed", ...(isVariationRow(own) ? (["article", "barcode"] as const) : [])]),
  };
  if (isVariationRow(own)) {
    const ownId = own.texts.get("variation") ?? own.texts.get("id")?.match(/^.+#.+$/s)?.[0];
    yield offer(row, offerIdOf(meant.id, ownId, own), { said: bare, survey, faults: [] });
    return;
  }
  const ids = goods.offersOf({ ...own, texts: new Map([["id", meant.id]]) });
  if (Array.isArray(ids)) for (const id of ids) yield offer(row, id, { said: bare, survey, faults: [] });
  else yield found(row, offerElement(meant.id, bare, survey.typeOf), [{ ...ids, whole: true }]);
}

const isVariationRow = ({ texts }: Said): boolean =>
  texts.has("variation") || texts.has("size") || texts.has("colour") || (texts.get("id") ?? "").includes("#");

/** `77#1`; a bare `1` belongs to its product, and a variation without an id is known by colour and size. */
function offerIdOf(product: string, id: string | undefined, { texts }: Said): string {
  if (id) return id === product || id.startsWith(`${product}#`) ? id : `${product}#${id}`;
  const axes = [texts.get("colour"), texts.get("size")].filter(Boolean).join("/");
  return axes === "" ? product : `${product}#${axes.toLowerCase()}`;
}

type Offered = { said: Said; survey: SurveyOfRows; faults: readonly Fault[] };

const offer = (row: number, id: string, { said, survey, faults }: Offered): Found => ({
  ...found(row, offerElement(id, said, survey.typeOf), faults),
  clears: [...said.prices].flatMap(([type, price]) => (price === null ? [survey.typeOf(type)] : [])),
});

const found = (line: number, element: Element, faults: readonly Fault[]): Found => ({
  section: "",
  parent: "",
  element,
  line,
  ignored: false,
  faults,
});

const isRefused = ({ faults }: Said): boolean => faults.some(({ whole }) => whole);

const refusalOf = ({ faults }: Said, meant: object): Fault[] =>
  "reason" in meant && !faults.some(({ whole }) => whole) ? [...faults, { ...(meant as Missed), whole: true }] : [...faults];

const keyOf = ({ texts }: Said): string => texts.get("id") || texts.get("variation") || texts.get("article") || texts.get("barcode") || "";

const pick = (
  { texts }: Said,
  fields: readonly ("size" | "colour" | "pack" | "currency" | "removed" | "article" | "barcode")[],
): Said["texts"] => new Map(fields.flatMap((field) => (texts.has(field) ? [[field, texts.get(field) ?? ""] as const] : [])));

/** Prices and pieces, which a row of goods may not set. */
const foreignFields = ({ prices, stocks, variations }: Said): string[] => [
  ...(prices.size > 0 || variations.some((one) => one.prices.size > 0) ? ["price"] : []),
  ...(stocks.length > 0 || variations.some((one) => one.stocks.length > 0) ? ["stock"] : []),
];

function withGroups(said: Said): Said {
  const path = said.texts.get("category");
  const id = path === undefined ? undefined : idOfPath(path);
  return id === undefined ? said : { ...said, groups: [...(said.groups ?? []), id] };
}

/** Earlier rows hold what a later one does not say; a row of one variation leaves out the product's barcode, removal and later articles. */
function merged(before: Said | undefined, after: Said): Said {
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
