import type { Goods } from "./demo-goods.ts";
import { labels, meets, type Label } from "./labels.ts";

/** A way to search: ids of the goods for a text, best first. */
export type Engine = (query: string) => number[] | Promise<number[]>;

export type Answer = {
  label: Label;
  /** Place of the first product that was meant, from 1; 0 where it is not among those found. */
  place: number;
  /** How many of the first five were meant, of those that could be. */
  share: number;
  found: number;
  milliseconds: number;
};

export type Score = { queries: number; success: number; share: number; mrr: number; nothing: number };

const FIRST = 5;

/** Asks the engine every query that this list of goods can answer. */
export async function askAll(engine: Engine, goods: readonly Goods[], queries: readonly Label[] = labels): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const label of queries) {
    const meant = new Set(goods.flatMap(({ made, product }) => (meets(made, label.expect) ? product.id : [])));
    if (meant.size === 0) continue;
    const start = performance.now();
    const found = await engine(label.query);
    const milliseconds = performance.now() - start;
    const hits = found.slice(0, FIRST).filter((id) => meant.has(id)).length;
    answers.push({
      label,
      place: found.findIndex((id) => meant.has(id)) + 1,
      share: hits / Math.min(FIRST, meant.size),
      found: found.length,
      milliseconds,
    });
  }
  return answers;
}

/** success@5, the meant share of the first five, mean reciprocal rank and the share of queries that found nothing. */
export function scoreOf(answers: readonly Answer[]): Score {
  const mean = (value: (answer: Answer) => number): number => answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length;
  return {
    queries: answers.length,
    success: mean(({ place }) => (place >= 1 && place <= FIRST ? 1 : 0)),
    share: mean(({ share }) => share),
    mrr: mean(({ place }) => (place > 0 ? 1 / place : 0)),
    nothing: mean(({ found }) => (found === 0 ? 1 : 0)),
  };
}
