/**
 * Numbers by slot that one query after the other writes into, and the list of slots it has touched. Fresh arrays for each
 * query would be megabytes of garbage in a large shop; whoever writes into these leaves noughts behind.
 */
export function openScratch() {
  let kept = arraysOf(0);
  return (slots: number): Scratch => {
    if (kept.score.length < slots) kept = arraysOf(Math.ceil(slots * ROOM));
    return kept;
  };
}

/** Room to grow, since changed products take new slots. */
const ROOM = 1.25;

const arraysOf = (slots: number) => ({
  /** Of the whole query: what a product is worth, how many of the words it has, how many of the kind, how much they tell. */
  score: new Float64Array(slots),
  words: new Uint8Array(slots),
  kinds: new Uint8Array(slots),
  telling: new Float64Array(slots),
  touched: new Uint32Array(slots),
  /** Of one word. */
  weights: new Float64Array(slots),
  tells: new Float64Array(slots),
  wordTouched: new Uint32Array(slots),
  /** Of what was chosen: its slots, the shelf of each, and what it is put in order by. */
  chosen: new Uint32Array(slots),
  shelves: new Int8Array(slots),
  keys: new Float64Array(slots),
});

export type Scratch = ReturnType<typeof arraysOf>;
