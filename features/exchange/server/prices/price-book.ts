import { repriceVariations, settleVisibility, type PricePlan } from "../../../catalogue/import.server.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { undo } from "../../../../platform/db/changes.ts";
import { ALL_PRODUCTS, productsTopic } from "../../../topics.ts";
import { guessRoles, isSingleRole, type PriceRole } from "../../prices/price-roles.rules.ts";
import {
  lockPriceTypes,
  selectPriceTypes,
  selectRates,
  upsertPriceTypes,
  writeFileRates,
  writeRoles,
  type PriceTypeRow,
  type RateRow,
} from "./price-types.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export type PriceType = { name: string; currency: string; role: PriceRole };
/** `rates`: hryvnias for one unit; `met`: types that offers have named. */
export type PriceBook = { types: Map<string, PriceType>; rates: Map<string, number>; met: Set<string> };

export type NamedTypes = { types: { id: string; name: string; currency: string }[]; rates: { currency: string; rate: number }[] };

/** Keeps guesses of earlier imports and makes this one's where they are safe. Offers that came before their types are priced at once. */
export async function learnPrices(
  shop: Shop,
  { types, rates }: NamedTypes,
  { runId, isTrial }: { runId: Id<"import_run">; isTrial: boolean },
): Promise<PriceBook> {
  const now = shop.clock.now();
  return shop.db.job(async (tx) => {
    await upsertPriceTypes(tx, onceEach(types), { runId, now });
    await writeFileRates(tx, rates, now);
    await lockPriceTypes(tx);
    const known = await selectPriceTypes(tx);
    const { roles } = guessRoles(known.map((type) => ({ ...type, isFixed: isFixed(type, runId) })));
    const guessed = known.filter((type) => !isFixed(type, runId) && roles.get(type.id) !== type.role);
    await writeRoles(
      tx,
      guessed.map(({ id }) => {
        const role = roles.get(id) ?? "unknown";
        return { id, role, chosenBy: role === "unknown" ? "nobody" : "guess" };
      }),
    );
    if (guessed.length > 0 || rates.length > 0) await repriceEverything(tx);
    const book = bookOf(
      known.map((type) => ({ ...type, role: roles.get(type.id) ?? type.role })),
      await selectRates(tx),
    );
    return isTrial ? undo(book) : book;
  });
}

function onceEach(types: NamedTypes["types"]): NamedTypes["types"] {
  const named = new Map<string, NamedTypes["types"][number]>();
  for (const type of types) {
    const before = named.get(type.id);
    named.set(type.id, { id: type.id, name: type.name || (before?.name ?? ""), currency: type.currency || (before?.currency ?? "") });
  }
  return [...named.values()];
}

const isFixed = ({ chosenBy, role, runId: since }: PriceTypeRow, runId: Id<"import_run">): boolean =>
  chosenBy === "staff" || (chosenBy === "guess" && isSingleRole(role) && since !== runId);

const bookOf = (types: readonly PriceTypeRow[], rates: readonly RateRow[]): PriceBook => ({
  types: new Map(types.map(({ id, name, currency, role }) => [id, { name, currency, role }])),
  rates: new Map(rates.map(({ currency, rate }) => [currency, rate])),
  met: new Set(),
});

export const readPriceBook = async (tx: Tx): Promise<PriceBook> => bookOf(await selectPriceTypes(tx), await selectRates(tx));

export function planOf({ types, rates }: PriceBook): PricePlan {
  const holder = (role: PriceRole) => [...types].find(([, type]) => type.role === role)?.[0] ?? null;
  return {
    wholesale: holder("wholesale"),
    retail: holder("retail"),
    old: holder("old"),
    recommended: holder("recommended"),
    rates: { ...Object.fromEntries(rates), UAH: 1 },
  };
}

/** Above this number the whole catalogue is priced. */
const MOST_NAMED = 2_000;

export async function repriceEverything(tx: Tx): Promise<void> {
  const repriced = await repriceVariations(tx, planOf(await readPriceBook(tx)));
  await settleVisibility(tx, { ids: repriced });
  tx.changed(productsTopic, repriced.length > MOST_NAMED ? [ALL_PRODUCTS] : repriced);
}
