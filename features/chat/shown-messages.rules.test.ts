import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleMessage, type ChatMessage } from "./chat.contract.ts";
import { merged, moreAfter, shownMessages } from "./shown-messages.rules.ts";

const message = (seq: number): ChatMessage => ({ ...exampleMessage, seq });
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => message(first + at));
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

test("whatever comes in whatever order and however often, each message stands once and in its place", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 8 }), (parts) => {
      const all = parts.reduce<ChatMessage[]>((before, part) => merged(before, part.map(message)), []);
      expect(seqs(all)).toEqual([...new Set(parts.flat())].toSorted((one, other) => one - other));
    }),
  );
});

test("a message that the newest fifty have pushed out stays between them and the older ones", () => {
  const read = merged(from(51, 100), from(1, 50));
  expect(seqs(shownMessages(read, from(52, 101)))).toEqual(seqs(from(1, 101)));
});

test("where messages are missing, only those behind them are shown, whatever was read before", () => {
  expect(seqs(shownMessages(from(1, 50), from(60, 109)))).toEqual(seqs(from(60, 109)));
  expect(shownMessages([], [])).toEqual([]);
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(some, some, (read, newest) => {
      const shown = seqs(shownMessages(read.map(message), newest.map(message)));
      expect(shown).toEqual(seqs(from(shown[0] ?? 1, shown.at(-1) ?? 0)));
      expect(shown.at(-1)).toBe([...read, ...newest].toSorted((one, other) => one - other).at(-1));
    }),
  );
});

test("an answer of fifty messages is not the last one while the conversation has more", () => {
  expect(moreAfter({ messages: from(4, 53), lastSeq: 63 })).toBe(53);
  expect(moreAfter({ messages: from(54, 63), lastSeq: 63 })).toBeUndefined();
  expect(moreAfter({ messages: [], lastSeq: 63 })).toBeUndefined();
});
