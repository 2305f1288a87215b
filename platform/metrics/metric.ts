export type Labels = Readonly<Record<string, string>>;
type Sample = { labels?: Labels; value: number; suffix?: string };

/** A Prometheus metric; its name includes the unit. */
export type Metric = { name: string; help: string; type: "counter" | "gauge" | "histogram"; read(): readonly Sample[] };

export function counter(name: string, help: string): Metric & { add(labels: Labels, by?: number): void } {
  const kept = new Map<string, { labels: Labels; value: number }>();
  return {
    name,
    help,
    type: "counter",
    read: () => [...kept.values()],
    add(labels, by = 1) {
      const key = textOf(labels);
      const known = kept.get(key) ?? { labels, value: 0 };
      known.value += by;
      kept.set(key, known);
    },
  };
}

export const gauge = (name: string, help: string, read: () => readonly Sample[] | number | undefined): Metric => ({
  name,
  help,
  type: "gauge",
  read() {
    const found = read();
    if (found === undefined) return [];
    return typeof found === "number" ? [{ value: found }] : found;
  },
});

export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Metric & { observe(labels: Labels, seconds: number): void } {
  const kept = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
  return {
    name,
    help,
    type: "histogram",
    read: () => [...kept.values()].flatMap((one) => samplesOf(one, bounds)),
    observe(labels, seconds) {
      const key = textOf(labels);
      const known = kept.get(key) ?? { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
      const at = bounds.findIndex((bound) => seconds <= bound);
      const place = at === -1 ? bounds.length : at;
      known.counts[place] = (known.counts[place] ?? 0) + 1;
      known.sum += seconds;
      kept.set(key, known);
    },
  };
}

export function exposition(metrics: readonly Metric[]): string {
  const parts = metrics.map(({ name, help, type, read }) => {
    const lines = read().map(({ labels, value, suffix = "" }) => `${name}${suffix}${textOf(labels)} ${value}\n`);
    return lines.length === 0 ? "" : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
  });
  return parts.join("");
}

function samplesOf({ labels, counts, sum }: { labels: Labels; counts: number[]; sum: number }, bounds: readonly number[]): Sample[] {
  let upTo = 0;
  const buckets = counts.map((count, at) => {
    upTo += count;
    return { labels: { ...labels, le: String(bounds[at] ?? "+Inf") }, value: upTo, suffix: "_bucket" };
  });
  return [...buckets, { labels, value: sum, suffix: "_sum" }, { labels, value: upTo, suffix: "_count" }];
}

function textOf(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (value: string): string => value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
