/** Limits on strangers, crowds and holders of stock; made once at the start from `LIMITS`. */
export type Limits = {
  /** Counting and refusing beyond budgets and paces (S21, S22, S33, S34). */
  areTriesCounted: boolean;
  /** Proof of work during a flood of codes (S22). */
  isFloodProven: boolean;
  /** Shares of scarce stock (S6). */
  isStockShared: boolean;
  /** Few orders for new customers, staff approval for large ones (S33). */
  areOrdersBound: boolean;
  /** Refusal under overload (S58). */
  isCrowdTurnedAway: boolean;
};

export const usualLimits: Limits = {
  areTriesCounted: true,
  isFloodProven: true,
  isStockShared: true,
  areOrdersBound: true,
  isCrowdTurnedAway: true,
};

/** Lets measurements and tests call from one address; refused in production. */
export const relaxedLimits: Limits = {
  areTriesCounted: false,
  isFloodProven: false,
  isStockShared: false,
  areOrdersBound: false,
  isCrowdTurnedAway: false,
};
