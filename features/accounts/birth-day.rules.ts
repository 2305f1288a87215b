export const EARLIEST_BIRTH = "1900-01-01";

/** 28 February where that year has no 29. */
export function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const rest = day.slice(4) === "-02-29" && !isLeap ? "-02-28" : day.slice(4);
  return `${year}${rest}`;
}

export function birthDayError(day: string, today: string): "accounts.birthError" | "accounts.birthFuture" | undefined {
  if (!isDay(day)) return "accounts.birthError";
  return day > today || day < EARLIEST_BIRTH ? "accounts.birthFuture" : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
