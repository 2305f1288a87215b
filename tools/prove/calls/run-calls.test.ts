import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { runCalls } from "./run-calls.ts";

test("four hundred random calls beside stories, odd texts among them: none is a mistake of the program, every answer is as documented", async () => {
  const { faults, statuses, succeeded } = await runCalls("test", { calls: 400 });
  expect(faults).toEqual([]);
  for (const status of [200, 404, 422]) expect(statuses.get(status), String(status)).toBeGreaterThan(10);
  expect(succeeded).toBeGreaterThan(90);
});

const call = endpoint({
  method: "GET",
  path: "/api/some-call",
  access: "anyone",
  summary: "For this test",
  input: z.strictObject({}),
  output: z.strictObject({ result: z.boolean() }),
  example: { output: { result: true } },
});
const headers = new Headers({
  "Content-Type": "application/json",
  "Content-Security-Policy": "x",
  "X-Content-Type-Options": "x",
  "Referrer-Policy": "x",
  "Permissions-Policy": "x",
  "Cross-Origin-Opener-Policy": "x",
});

test.each([
  [200, { result: true }, []],
  [200, { result: 1 }, [/^not its schema/]],
  [200, { result: true, extra: 1 }, [/^not its schema/]],
  [422, { message: "Перевірте поля", code: "invalid", errors: { a: ["Зайве поле"] } }, []],
  [404, { message: "Немає", code: "not_found" }, [/^404 is not documented/]],
  [500, { message: "Щось пішло не так", code: "unexpected" }, [/^500 is not documented/]],
  [422, { message: "refusal.invalid", code: "invalid" }, [/^no words for/]],
  [422, { error: "x" }, [/^no refusal/]],
  [422, { message: "Перевірте поля" }, [/^no refusal/]],
  [503, { message: "Не встигаємо", code: "unavailable" }, [/^503 without Retry-After/]],
  [422, { message: 'insert into "cart" violates a rule', code: "invalid" }, [/^tells of the program/]],
])("%i %j is judged", (status, body, expected) => {
  const found = judgeAnswer(call, { status, headers, text: JSON.stringify(body) });
  expect(found).toHaveLength(expected.length);
  expected.forEach((pattern, at) => expect(found[at]).toMatch(pattern));
});

test("no JSON and no headers are faults", () => {
  expect(judgeAnswer(call, { status: 200, headers: new Headers(), text: "" })).toHaveLength(6);
  expect(judgeAnswer(call, { status: 200, headers, text: "{" })).toEqual(["broken JSON"]);
});
