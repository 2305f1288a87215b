import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleChat, exampleMessage, type ChatMessage, type ChatView } from "../../../features/chat/chat.contract.ts";
import { lastWithoutGap, merged, withNews } from "./conversation.ts";

const message = (seq: number): ChatMessage => ({ ...exampleMessage, seq });
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

test("whatever comes in whatever order and however often, each message stands once and in its place", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 8 }), (parts) => {
      const all = parts.reduce<ChatMessage[]>((before, part) => merged(before, part.map(message)), []);
      expect(seqs(all)).toEqual([...new Set(parts.flat())].toSorted((one, other) => one - other));
    }),
  );
});

test("after a gap everything is asked for from before it", () => {
  expect(lastWithoutGap([])).toBe(0);
  expect(lastWithoutGap([4, 5, 6].map(message))).toBe(6);
  expect(lastWithoutGap([4, 5, 8].map(message))).toBe(5);
});

test("marks of reading never go back, and older messages stay to be asked for", () => {
  const before: ChatView = { ...exampleChat, messages: [message(3)], hasOlder: true, staffRead: 3, customerRead: 2 };
  const after = withNews(before, { ...exampleChat, messages: [message(4)], lastSeq: 4, staffRead: 1, customerRead: 4, hasOlder: false });
  expect({ ...after, messages: seqs(after.messages) }).toMatchObject({
    messages: [3, 4],
    hasOlder: true,
    staffRead: 3,
    customerRead: 4,
    lastSeq: 4,
  });
});
