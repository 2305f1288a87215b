import type { Instant } from "../../../platform/time/time.ts";

export type Times = { visible: boolean; shown_from: Instant | null; shown_until: Instant | null };

/** From its first instant to its last one, UTC; null leaves that end open. */
export const isItsTime = ({ visible, shown_from: from, shown_until: until }: Times, now: Instant): boolean =>
  visible && (from === null || from <= now) && (until === null || until > now);
