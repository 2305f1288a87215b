import type { Id } from "../../../platform/ids.ts";

/** A press on «+» or «−» of a line: a pack more or less. */
export type Press = { variationId: Id<"variation">; by: 1 | -1 };
/** Packs that presses on their way ask for, by variation. */
export type Asked = ReadonlyMap<Id<"variation">, number>;
/** The outcome of unsent presses behind a failed one: those of its variation, or of all. */
export type Behind<Outcome> = { outcome: Outcome; isForAll: boolean };

type Rules<Outcome> = {
  /** Undefined where they are sent. */
  behind: (outcome: Outcome) => Behind<Outcome> | undefined;
  /** Called after each press and each answer. */
  tell: (asked: Asked) => void;
};

/** Sends presses one by one, so that none is lost and each starts from the cart the last one left; a failure drops those behind. */
export function pressesInTurn<Outcome>({ behind, tell }: Rules<Outcome>): (press: Press, send: () => Promise<Outcome>) => Promise<Outcome> {
  type Waiting = { press: Press; send: () => Promise<Outcome>; settle: (outcome: Outcome) => void; fail: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let isSending = false;

  function take(done: (one: Waiting) => boolean): Waiting[] {
    const taken = waiting.filter(done);
    waiting = waiting.filter((one) => !done(one));
    tell(askedBy(waiting.map(({ press }) => press)));
    return taken;
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let one = waiting[0]; one; one = waiting[0]) await sendFirst(one);
    isSending = false;
  }

  async function sendFirst(one: Waiting): Promise<void> {
    try {
      const outcome = await one.send();
      take((other) => other === one);
      const rest = behind(outcome);
      if (rest)
        for (const { settle } of take(({ press }) => rest.isForAll || press.variationId === one.press.variationId)) settle(rest.outcome);
      one.settle(outcome);
    } catch (error) {
      take((other) => other === one);
      one.fail(error);
    }
  }

  return (press, send) =>
    new Promise((settle, fail) => {
      waiting.push({ press, send, settle, fail });
      tell(askedBy(waiting.map((one) => one.press)));
      void sendAll();
    });
}

function askedBy(presses: readonly Press[]): Asked {
  const asked = new Map<Id<"variation">, number>();
  for (const { variationId, by } of presses) asked.set(variationId, (asked.get(variationId) ?? 0) + by);
  return asked;
}
