import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toldOf } from "../../../support/program.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
let bas: Awaited<ReturnType<ProgramShop["program"]>>;
beforeAll(async () => {
  one = await openProgramShop();
  bas = await one.program("BAS");
  await bas.put("goods", [{ id: "1", article: "A-1", name: "Сукня", price: 10, stock: 1 }]);
});
afterAll(() => one.shop.close());

const json = { type: "application/json" };
const lines = { type: "application/x-ndjson" };

describe("JSON that is odd", () => {
  test.each<[string, string, string[]]>([
    ["numbers and texts", `[{"id":1,"price":"11,50"},{"id":"1","price":1.2e1}]`, ["1 1 taken", "2 1 taken"]],
    ["a number no double can hold", `[{"id":12345678901234567890,"price":1}]`, ["1  refused numberTooLong(id)"]],
    [
      "NUL and halves of letters",
      `[{"id":"1\\u0000","price":1},{"id":"\\ud83d","price":1}]`,
      ["1  refused strangeCharacters(id)", "2  refused strangeCharacters(id)"],
    ],
    [
      "rows that are no objects",
      `[null,7,"x",[],{"id":"1","price":13}]`,
      ["1  refused noObject", "2  refused noObject", "3  refused noObject", "4  refused noObject", "5 1 taken"],
    ],
    [
      "objects where texts belong",
      `[{"id":{"a":1},"price":1},{"id":"1","price":[1],"prices":7}]`,
      ["1  refused fieldType(id) noKey(id)", "2 1 unchanged fieldType(price) fieldType(prices)"],
    ],
    ["names of every object's own", `[{"id":"1","price":14,"__proto__":{"id":"9"},"constructor":"x","toString":1}]`, ["1 1 taken"]],
    ["a member twice", `[{"id":"9","id":"1","price":15}]`, ["1 1 taken"]],
    ["an id that is too long", `[{"id":"${"x".repeat(90)}","price":1}]`, [`1 ${"x".repeat(90)} refused longId(id)`]],
    ["nothing", `[]`, []],
  ])("with %s", async (_, body, told) => {
    const answer = await bas.put("prices", body, json);
    expect(answer.status).toBe(200);
    expect(toldOf(answer)).toEqual(told);
  });

  test.each([
    ["an object", `{"id":"1"}`, "jsonNoArray"],
    ["no JSON", `[{"id":"1",}]`, "jsonBroken"],
    ["nothing at all", "", "jsonBroken"],
    ["half of it", `[{"id":"1","price":1}`, "jsonBroken"],
    ["a well of brackets", "[".repeat(200_000), "jsonBroken"],
    ["more rows than a call may have", JSON.stringify(Array.from({ length: 5_001 }, () => ({ id: "1" }))), "tooManyRows"],
  ])("%s is refused as a whole", async (_, body, code) => {
    const answer = await bas.put("prices", body, json);
    expect([answer.status, answer.body.fault?.code]).toEqual([422, code]);
  });

  test("a line that is wrong is refused alone, however long it is", async () => {
    const body = [`{"id":"1","price":16}`, "", "{", `{"id":"${"x".repeat(1_200_000)}"}`, `{"id":"1","price":17}\r`, "7"].join("\n");
    expect(toldOf(await bas.put("prices", body, lines))).toEqual([
      "1 1 taken",
      "3  refused jsonBroken",
      "4  refused rowTooLong",
      "5 1 taken",
      "6  refused noObject",
    ]);
  });
});
