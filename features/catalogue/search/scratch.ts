/**
 * Numbers by slot that one query after the other writes into. Fresh arrays for each query would be megabytes of garbage in a
 * large shop, and the pauses to collect them longer than the search.
 */
export function openScratch() {
  let kept = arraysOf(0);
  const atLeast = (slots: number) => {
    if (kept.score.length < slots) kept = arraysOf(Math.ceil(slots * ROOM));
    return kept;
  };
  return {
    /** What a query finds, all noughts; valid until the next query. */
    matches(slots: number) {
      const { score, words, kinds, telling } = atLeast(slots);
      for (const numbers of [score, words, kinds, telling]) numbers.fill(0);
      return { score, words, kinds, telling };
    },
    /** What one word finds; whoever writes into it leaves noughts behind. */
    word(slots: number) {
      const { weights, tells } = atLeast(slots);
      return { weights, tells };
    },
  };
}

export type Scratch = ReturnType<typeof openScratch>;

/** Room to grow, since changed products take new slots. */
const ROOM = 1.25;

const arraysOf = (slots: number) => ({
  score: new Float64Array(slots),
  words: new Uint8Array(slots),
  kinds: new Uint8Array(slots),
  telling: new Float64Array(slots),
  weights: new Float64Array(slots),
  tells: new Float64Array(slots),
});
