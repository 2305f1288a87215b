import { expect, test } from "vitest";
import { exampleMessage } from "../../../features/chat/chat.contract.ts";
import { judgeSides } from "./judge-sides.ts";
import type { Known } from "./side.ts";

const message = (seq: number, id: string) => ({ ...exampleMessage, seq, id, text: id });
const end = (read: readonly string[], sent: readonly string[] = []): Known => ({
  of: "380671234567",
  name: "a device",
  sent: sent.map((id) => ({ id, text: id })),
  read: read.map((id, at) => message(at + 1, id)),
  isStuck: false,
});

test("ends that were told the same, once and in order, are in order", () => {
  expect(judgeSides([end(["a", "b", "c"], ["a", "c"]), end(["a", "b", "c"], ["b"])])).toEqual([]);
});

test.each([
  ["a lost message", [end(["a"], ["a", "b"]), end(["a"])], /stands 0 times/],
  ["a message told twice", [end(["a", "a"], ["a"]), end(["a", "a"])], /stands 2 times/],
  ["messages of one sender out of order", [end(["b", "a"], ["a", "b"]), end(["b", "a"])], /out of order/],
  ["ends that were told different things", [end(["a", "b"]), end(["b", "a"])], /other messages/],
  ["a message nobody sent", [end(["a", "b"], ["a"]), end(["a", "b"])], /2 messages stand where 1 were sent/],
  ["a message that is never taken", [{ ...end([]), isStuck: true }, end([])], /never taken/],
  [
    "a gap",
    [
      { ...end(["a"]), read: [message(2, "a")] },
      { ...end(["a"]), read: [message(2, "a")] },
    ],
    /number 2 at place 1/,
  ],
] as const)("%s is found", (_, ends, expected) => {
  expect(judgeSides(ends).join("\n")).toMatch(expected);
});
