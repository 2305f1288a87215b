import type { Goods } from "./demo-goods.ts";
import { labels, meets, type Label, type NotSold } from "./labels.ts";
import type { Id } from "../../platform/ids.ts";

/** A way to search: ids of the goods for a text, best first. */
export type Engine = (query: string) => Id<"product">[] | Promise<Id<"product">[]>;

export type Answer = {
  label: Label;
  /** Place of the first product that was meant, from 1; 0 where it is not among those found. */
  place: number;
  /** How many of the first five were meant, of those that could be. */
  share: number;
  found: number;
  milliseconds: number;
};

export type Score = { queries: number; success: number; share: number; whole: number; mrr: number; nothing: number };

/** The results for goods not sold: `unrelated` counts those that the label does not allow, `shown` those among the first five. */
export type NotSoldAnswer = { label: NotSold; unrelated: number; shown: number; milliseconds: number };

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

/** Asks for goods not sold. */
export async function askNotSold(engine: Engine, goods: readonly Goods[], queries: readonly NotSold[]): Promise<NotSoldAnswer[]> {
  const answers: NotSoldAnswer[] = [];
  for (const label of queries) {
    const { allowed } = label;
    const mayBe = new Set(allowed ? goods.flatMap(({ made, product }) => (meets(made, allowed) ? product.id : [])) : []);
    const start = performance.now();
    const found = await engine(label.query);
    const milliseconds = performance.now() - start;
    const unrelated = found.filter((id) => !mayBe.has(id));
    answers.push({ label, unrelated: unrelated.length, shown: found.slice(0, FIRST).filter((id) => !mayBe.has(id)).length, milliseconds });
  }
  return answers;
}

/** success@5, the meant share of the first five, how often all five were meant, mean reciprocal rank and the share of queries that found nothing. */
export function scoreOf(answers: readonly Answer[]): Score {
  const mean = (value: (answer: Answer) => number): number => answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length;
  return {
    queries: answers.length,
    success: mean(({ place }) => (place >= 1 && place <= FIRST ? 1 : 0)),
    share: mean(({ share }) => share),
    whole: mean(({ share }) => (share === 1 ? 1 : 0)),
    mrr: mean(({ place }) => (place > 0 ? 1 / place : 0)),
    nothing: mean(({ found }) => (found === 0 ? 1 : 0)),
  };
}
