export type Queueing = { processMs: number; databaseMs: number };

export const noQueueing: Queueing = { processMs: 0, databaseMs: 0 };

/** Overload refuses `page` first and `always` never (S58): cached pages, files, health and begun work (an order, a sent code). */
export type Priority = "page" | "read" | "change" | "always";

const longestMs: Record<Priority, number> = { page: 500, read: 1_500, change: 4_000, always: Infinity };

/** The longest wait for each kind of work; beyond it work is refused at once. */
export const patienceMs: Record<Priority, number> = { page: 1_000, read: 3_000, change: 10_000, always: Infinity };

export const isTurnedAway = (priority: Priority, { processMs, databaseMs }: Queueing): boolean =>
  processMs + databaseMs >= longestMs[priority];
