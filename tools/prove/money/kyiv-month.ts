const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Kyiv",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** 23:59:59 in Kyiv of the last day of the instant's month, counted apart from the shop; that very second belongs to the next month. */
export function endOfKyivMonth(at: Date): Date {
  const { year, month } = wallOf(at);
  const end = new Date(firstSecond(year, month + 1).getTime() - 1_000);
  return at < end ? end : new Date(firstSecond(year, month + 2).getTime() - 1_000);
}

/** Months count on over the end of a year. */
function firstSecond(year: number, month: number): Date {
  const utc = Date.UTC(year, month - 1, 1);
  return new Date(utc - wallOf(new Date(utc - 3 * 3_600_000)).aheadMs);
}

function wallOf(at: Date) {
  const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0] = [of["year"], of["month"]];
  const wall = Date.UTC(year, month - 1, of["day"], of["hour"], of["minute"], of["second"]);
  return { year, month, aheadMs: wall - Math.floor(at.getTime() / 1_000) * 1_000 };
}
