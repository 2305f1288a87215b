type Hours = { chat_from_hour: number; chat_to_hour: number; chat_last_day: number };

/** Carriers' form `1–6 09:00–18:00`; empty where the hours make no day. */
export function supportHours({ chat_from_hour: from, chat_to_hour: to, chat_last_day: last }: Hours): string {
  if (from >= to) return "";
  return `${last === 1 ? "1" : `1–${last}`} ${clock(from)}–${clock(to)}`;
}

const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
