/** Characters; the rest of a longer text is left out. */
export const [SHORTEST_SEARCH, LONGEST_SEARCH] = [3, 200];

/** Typing asks several times, and a mobile network shares one address among many (security.md S33). */
export const SEARCH_PACE = { burst: 120, aMinute: 60 };
