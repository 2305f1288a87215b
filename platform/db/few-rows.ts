/**
 * How PostgreSQL plans a statement over a few rows that are found by their keys: indexes are always right for it, however
 * small a table is or however old its statistics, and one plan is right for all.
 */
export const fewRows = {
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  plan_cache_mode: "force_generic_plan",
} as const;
