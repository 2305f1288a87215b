const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Days of equal hours together, from Monday as 1, closed ones left out; the hours alone when every day has them; empty for none. */
export function hoursOf(week: Readonly<Record<string, string>>): string {
  const spans: { from: number; to: number; hours: string }[] = [];
  for (const [at, name] of days.entries()) {
    const hours = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(week[name]?.trim() ?? "");
    if (!hours) continue;
    const [said, last] = [`${padded(hours[1])}–${padded(hours[2])}`, spans.at(-1)];
    if (last?.hours === said && last.to === at) last.to = at + 1;
    else spans.push({ from: at + 1, to: at + 1, hours: said });
  }
  const [first] = spans;
  if (first?.from === 1 && first.to === 7) return first.hours;
  return spans.map(({ from, to, hours }) => `${from === to ? from : `${from}–${to}`} ${hours}`).join("; ");
}

const padded = (time = ""): string => time.padStart(5, "0");
