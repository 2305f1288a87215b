import { expect, test } from "vitest";
import { sendChatMessage } from "./chat.contract.ts";

const textOf = (text: string) => sendChatMessage.input.safeParse({ id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11", text });

test.each([
  ["\u202Eнавпаки\u202C", "навпаки"],
  ["a\u0007\u001B[31mb", "a[31mb"],
  [`З${"\u0337".repeat(1_900)}ло`, "З\u0337\u0337ло"],
  ["перший\n\n\n\n\nдругий 👩‍👧", "перший\n\nдругий 👩‍👧"],
  ["<b>жирно</b> [тут](javascript:alert(1))", "<b>жирно</b> [тут](javascript:alert(1))"],
])("a message of %j is kept as %j: nothing in it turns or covers what stands beside it", (typed, kept) => {
  expect(textOf(typed).data?.text).toBe(kept);
});

test("what nobody can see is no message, and the bound is of what is left", () => {
  expect(textOf("\u200B\u2060 \u202E").error?.issues).toMatchObject([{ path: ["text"], message: "form.required" }]);
  expect(textOf("а".repeat(2_001)).success).toBe(false);
  expect(textOf(`${"\u200B".repeat(500)}${"а".repeat(2_000)}`).success).toBe(true);
});
