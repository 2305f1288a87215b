/** A record as the calls take it; react-admin gives null and undefined for empty fields. */
export const termsOf = (record: Record<string, unknown>) => ({
  code: record["code"] ?? "",
  percent: record["percent"] ?? null,
  amountHryvnias: record["amountHryvnias"] ?? null,
  firstDay: record["firstDay"] ?? "",
  lastDay: record["lastDay"] ?? "",
  smallestHryvnias: record["smallestHryvnias"] ?? 0,
  audiences: record["audiences"] ?? [],
  categories: record["categories"] ?? [],
  notReduced: record["notReduced"] ?? false,
  uses: record["uses"] ?? null,
  usesEach: record["usesEach"] ?? null,
  firstOrder: record["firstOrder"] ?? false,
  active: record["active"] ?? true,
});
