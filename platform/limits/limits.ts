/** What strangers, crowds and holders of stock are held to; made once at the start of what `LIMITS` says. */
export type Limits = {
  /** Tries, messages and calls are counted and refused beyond their budgets and paces (security.md S21, S22, S33, S34). */
  areTriesCounted: boolean;
  /** A flood of codes is answered with a proof of work (S22). */
  isFloodProven: boolean;
  /** A holder has a share of scarce stock (S6). */
  isStockShared: boolean;
  /** Orders of a new customer are few, and a large one waits for the shop's word (S33). */
  areOrdersBound: boolean;
  /** Who cannot be answered in time is turned away (S58). */
  isCrowdTurnedAway: boolean;
};

export const usualLimits: Limits = {
  areTriesCounted: true,
  isFloodProven: true,
  isStockShared: true,
  areOrdersBound: true,
  isCrowdTurnedAway: true,
};

/** For measurements and tests that send many calls from one place; refused in production. */
export const relaxedLimits: Limits = {
  areTriesCounted: false,
  isFloodProven: false,
  isStockShared: false,
  areOrdersBound: false,
  isCrowdTurnedAway: false,
};
