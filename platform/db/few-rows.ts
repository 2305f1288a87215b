/** Settings for statements over a few rows by key: always indexes, one generic plan. */
export const fewRows = {
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  plan_cache_mode: "force_generic_plan",
} as const;
