export type Topic = {
  name: string;
  /** How long changes are collected into one message; 0 sends before the transaction's caller continues. */
  withinMs: number;
};

/** `by` is the name of the browser that made the change, or empty. */
export type Change = { topic: Topic; keys: readonly string[]; by: string };

export type Changing = {
  /** Announces changed keys to every process after the commit, never after a rollback. `by` defaults to the transaction's. */
  changed(topic: Topic, keys: Iterable<string | number>, by?: string): void;
  /** Runs in this process once the commit is certain; must not throw. */
  afterCommit(work: () => void): void;
};

export function collectChanges(by: string): Changing & { all(): Change[]; committed(): void } {
  const changes: Change[] = [];
  const waiting: (() => void)[] = [];
  return {
    afterCommit: (work) => void waiting.push(work),
    committed: () => waiting.forEach((work) => work()),
    changed: (topic, keys, byWhom = by) => void changes.push({ topic, keys: Array.from(keys, String), by: byWhom }),
    all: () => changes,
  };
}

export class Undo<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("the transaction leaves everything as it was");
    this.answer = answer;
  }
}

/** A transaction's work returns it to roll back and still answer its caller. */
export const undo = <Answer>(answer: Answer): Undo<Answer> => new Undo(answer);
