/** A kind of thing whose changes the processes tell one another. */
export type Topic = {
  name: string;
  /** How long changes are collected, so that many go in one message; those of 0 are on their way when the transaction's caller goes on. */
  withinMs: number;
};

/** Keys of one topic, and who changed them: the name of a browser, or nothing. */
export type Change = { topic: Topic; keys: readonly string[]; by: string };

/** What a transaction can say besides its queries. */
export type Changing = {
  /**
   * Says what the transaction has changed: told to every process, this one included, after its commit, and never when it is
   * undone. `by` names the browser that did it, else the one the transaction was opened for.
   */
  changed(topic: Topic, keys: Iterable<string | number>, by?: string): void;
};

/** The changes of one transaction, `by` whom where a change does not say it itself. */
export function collectChanges(by: string): Changing & { all(): Change[] } {
  const changes: Change[] = [];
  return {
    changed: (topic, keys, byWhom = by) => void changes.push({ topic, keys: Array.from(keys, String), by: byWhom }),
    all: () => changes,
  };
}

/** Undoes a transaction that gives an answer all the same. */
export class Undo<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("the transaction leaves everything as it was");
    this.answer = answer;
  }
}

/** To be returned by the work of a transaction: everything is as it was, and its caller gets the answer. */
export const undo = <Answer>(answer: Answer): Undo<Answer> => new Undo(answer);
