import { formatIsoDay } from "../../../platform/time/time.ts";

/** A day of a field, `YYYY-MM-DD`; the field may be empty. */
export const dayText = (day: string): string => (day ? formatIsoDay(day) : "");
