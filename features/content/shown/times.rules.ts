import type { Instant } from "../../../platform/time/time.ts";

export type Times = { visible: boolean; shown_from: Instant | null; shown_until: Instant | null };

/** From its first instant on, up to its last one, in UTC; open ends have none. */
export const isItsTime = ({ visible, shown_from: from, shown_until: until }: Times, now: Instant): boolean =>
  visible && (from === null || from <= now) && (until === null || until > now);
