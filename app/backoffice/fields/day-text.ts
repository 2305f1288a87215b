import { formatDay, startOfDay, type KyivDay } from "../../../platform/time/time.ts";

/** A day of a field, `YYYY-MM-DD`; the field may be empty. */
export const dayText = (day: string): string => (day ? formatDay(startOfDay(day as KyivDay)) : "");
