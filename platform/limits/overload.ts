/** How long work waits before it is begun, in milliseconds: for the process's turn, and for the database's. */
export type Queueing = { processMs: number; databaseMs: number };

export const noQueueing: Queueing = { processMs: 0, databaseMs: 0 };

/**
 * What is turned away, in this order (security.md S58): pages made anew for anybody, then what is only read, then changes of
 * carts and forms. What was begun — an order, a code that was sent — never is, nor what is at hand: kept pages, files, health.
 */
export type Worth = "page" | "read" | "change" | "always";

const longestMs: Record<Worth, number> = { page: 500, read: 1_500, change: 4_000, always: Infinity };

/** How long work of a worth may wait for its turn; beyond that it is turned away at once. */
export const patienceMs: Record<Worth, number> = { page: 1_000, read: 3_000, change: 10_000, always: Infinity };

/** Whether work of this worth is not begun while the shop waits so long already. */
export const isTurnedAway = (worth: Worth, { processMs, databaseMs }: Queueing): boolean => processMs + databaseMs >= longestMs[worth];
