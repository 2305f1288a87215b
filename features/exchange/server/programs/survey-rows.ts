import { singleRoles, type PriceRole } from "../../prices/price-roles.rules.ts";
import { keyFields, type FieldName } from "../../programs/fields.rules.ts";
import type { PartKind } from "../../programs/limits.rules.ts";
import type { RowValues } from "../../programs/row-values.rules.ts";
import type { Shop } from "../../../shop.ts";
import { selectPriceTypes } from "../prices/price-types.queries.ts";
import type { NamedTypes } from "../prices/price-book.ts";
import { stepsOfPath, PATH_PREFIX } from "./groups-of-paths.ts";
import { selectPathGroups } from "./known-goods.queries.ts";
import { readRows, type RowSource } from "./reading/read-rows.ts";

/** Facts of all rows, needed before the first is taken. */
export type SurveyOfRows = {
  isTrial: boolean;
  types: NamedTypes["types"];
  /** The id of a price type as a row names it. */
  typeOf: (named: string) => string;
  /** All categories by path when the rows name a new one, the roots first. */
  groups: { id: string; parent: string | null; name: string }[];
  unknownFields: string[];
};

const MOST_PATHS = 5_000;
const MOST_UNKNOWN = 100;
const MOST_TYPES = 50;

/** Reads all rows once. Throws `UnreadableFile` before anything has changed. */
export async function surveyRows(
  shop: Shop,
  source: RowSource,
  { kind, isTrial }: { kind: PartKind; isTrial: boolean },
): Promise<SurveyOfRows> {
  const [types, paths, unknown] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const look = (values: RowValues) => {
    for (const type of values.prices.keys()) if (types.size < MOST_TYPES) types.add(type);
    for (const name of [...values.unknown, ...foreignTo(kind, values)]) if (unknown.size < MOST_UNKNOWN) unknown.add(name);
    const path = values.texts.get("category");
    if (path !== undefined && paths.size < MOST_PATHS) paths.add(path);
    for (const one of values.variations) look(one);
  };
  for await (const { values } of readRows(source)) look(values);
  const typeIds = await typesOf(shop, [...types]);
  return {
    isTrial,
    types: [...types].map((named) => ({
      id: typeIds.get(named) ?? named,
      name: typeIds.has(named) ? "" : nameOfType(named),
      currency: "",
    })),
    typeOf: (named) => typeIds.get(named) ?? named,
    groups: await newGroups(shop, [...paths]),
    unknownFields: [...unknown],
  };
}

/** A type by its id, its name, or the role that staff have chosen. */
async function typesOf(shop: Shop, named: readonly string[]): Promise<Map<string, string>> {
  const known = await selectPriceTypes(shop.db.read);
  const plain = (text: string) => text.trim().toLowerCase();
  return new Map(
    named.flatMap((name) => {
      const one =
        known.find(({ id }) => id === name) ??
        known.find((type) => type.role === roleNamed(name)) ??
        known.find((type) => plain(type.name) === plain(name));
      return one ? [[name, one.id] as const] : [];
    }),
  );
}

const roleNamed = (name: string): PriceRole | undefined => singleRoles.find((role) => role === name);

const ownNames: Readonly<Record<string, string>> = {
  wholesale: "Оптова",
  retail: "Роздрібна",
  old: "Стара",
  recommended: "Рекомендована",
  purchase: "Закупівельна",
};

const nameOfType = (named: string): string => ownNames[named] ?? named;

const taken: ReadonlySet<FieldName> = new Set([...keyFields, "currency"]);

/** Fields that a call of prices or of pieces does not take. */
function foreignTo(kind: PartKind, { texts, prices, stocks }: RowValues): string[] {
  if (kind === "goods") return [];
  const others = [...texts.keys()].filter((field) => !taken.has(field));
  return [
    ...others,
    ...(kind === "stock" && prices.size > 0 ? ["price"] : []),
    ...(kind === "prices" && stocks.length > 0 ? ["stock"] : []),
  ];
}

async function newGroups(shop: Shop, paths: readonly string[]): Promise<SurveyOfRows["groups"]> {
  if (paths.length === 0) return [];
  const known = new Map((await selectPathGroups(shop.db.read, PATH_PREFIX)).map((group) => [group.id, group]));
  const before = known.size;
  for (const step of paths.flatMap(stepsOfPath)) if (!known.has(step.id)) known.set(step.id, step);
  return known.size === before ? [] : [...known.values()];
}
