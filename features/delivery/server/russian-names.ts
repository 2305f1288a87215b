const pairs = [
  ["name_uk", "name_ru"],
  ["area_uk", "area_ru"],
  ["district_uk", "district_ru"],
] as const;

type Town = Record<(typeof pairs)[number][number], string>;

/** Gives a Ukrainian-only carrier another one's Russian names; a name means the same town everywhere. */
export function withRussianNames<One extends Town>(towns: readonly One[]): One[] {
  const known = new Map(
    towns.flatMap((town) => pairs.filter(([uk, ru]) => town[uk] !== town[ru]).map(([uk, ru]) => [`${uk} ${town[uk]}`, town[ru]] as const)),
  );
  return towns.map((town) => ({
    ...town,
    ...Object.fromEntries(pairs.map(([uk, ru]) => [ru, town[uk] === town[ru] ? (known.get(`${uk} ${town[uk]}`) ?? town[ru]) : town[ru]])),
  }));
}
