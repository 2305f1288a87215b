/** The measurements of a page; scores are 0–100, bytes are gzip. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  scriptBytes: number;
  lcpSeconds: number;
  cls: number;
};

export type Limit = { figure: keyof Figures; name: string; least?: number; most?: number };

/** The limits of every audited page, in the order they are printed. */
export const limits: readonly Limit[] = [
  { figure: "performance", name: "performance", least: 95 },
  { figure: "accessibility", name: "accessibility", least: 100 },
  { figure: "bestPractices", name: "best practices", least: 100 },
  { figure: "seo", name: "SEO", least: 100 },
  { figure: "scriptBytes", name: "script bytes, gzip", most: 140_000 },
  { figure: "lcpSeconds", name: "LCP, s", most: 2 },
  { figure: "cls", name: "CLS", most: 0.02 },
];

/** The limits that a page's figures miss. A figure that could not be measured misses its limit. */
export const missed = (figures: Figures): Limit[] => limits.filter((limit) => !isKept(limit, figures[limit.figure]));

const isKept = ({ least = -Infinity, most = Infinity }: Limit, figure: number): boolean => figure >= least && figure <= most;

/**
 * The figures of a page of several runs: the median of what swings with the machine, the worst of what must never
 * happen (a page that shifts in one run of five does shift).
 */
export function figuresOfRuns(full: Figures, timed: readonly Pick<Figures, "performance" | "lcpSeconds" | "cls">[]): Figures {
  return {
    ...full,
    performance: medianOf(timed.map(({ performance }) => performance)),
    lcpSeconds: medianOf(timed.map(({ lcpSeconds }) => lcpSeconds)),
    cls: timed.length === 0 ? NaN : Math.max(...timed.map(({ cls }) => cls)),
  };
}

const medianOf = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
