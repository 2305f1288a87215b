import { expect, test } from "vitest";
import { exampleChat, exampleMessage, type ChatMessage, type ChatView } from "../../../features/chat/chat.contract.ts";
import { lastWithoutGap, withNews } from "./conversation.ts";

const message = (seq: number): ChatMessage => ({ ...exampleMessage, seq });
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

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
