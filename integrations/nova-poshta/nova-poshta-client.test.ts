import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../support/postgres-cluster.ts";
import { openNovaPoshta } from "./nova-poshta-client.ts";
import { startNovaPoshtaStandIn, type StandInTrouble } from "./stand-in.ts";
import { VendorRefused } from "../vendor-refused.ts";
import { readVendorAnswer } from "./vendor-answer.ts";
import { timeoutMsIn, unanswered } from "../../support/stand-ins/stand-in-troubles.ts";

const KEY = "0123456789abcdef0123456789abcdef";
const settlements = { model: "Address", method: "getSettlements", properties: { Page: "1" } };
let standIn: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
beforeAll(async () => void (standIn = await startNovaPoshtaStandIn({ settlements: [{ Ref: "a" }], departments: [] }, { key: KEY })));
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.asked.length = 0;
});
const pauses: number[] = [];
const pause = async (milliseconds: number) => void pauses.push(milliseconds);
const open = ({ key = KEY, address = standIn.address, tries = 1, trouble = "none" } = {}) =>
  openNovaPoshta({ key, address: async () => address, timeoutMs: timeoutMsIn(trouble), tries, pause });

test("an answer is its rows, and how many there are in all", async () => {
  expect(await open().read(settlements)).toEqual({ data: [{ Ref: "a" }], total: 1 });
});

test("a wrong key and a method nobody knows are refused for good, asked for once", async () => {
  await expect(open({ key: "", tries: 3 }).read(settlements)).rejects.toMatchObject({
    temporary: false,
    message: "Nova Poshta refused: 20000200068 API auth fail",
  });
  await expect(open({ tries: 3 }).read({ ...settlements, method: "getNothing" })).rejects.toBeInstanceOf(VendorRefused);
  expect(standIn.asked).toHaveLength(2);
});

describe.each(unanswered)("a vendor in trouble: %s", (trouble) => {
  test("is asked again after longer and longer pauses, and the call fails when they are used up", async () => {
    standIn.make(trouble);
    pauses.length = 0;
    await expect(open({ tries: 3, trouble }).read(settlements)).rejects.toThrow();
    expect(standIn.asked).toHaveLength(3);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBeGreaterThanOrEqual(1_000);
    expect(pauses[1]).toBeGreaterThanOrEqual(2_000);
  });

  test("S50 is left alone after five failures in a row", async () => {
    standIn.make(trouble);
    const client = open({ trouble });
    for (let call = 0; call < 5; call += 1) await expect(client.read(settlements)).rejects.toThrow();
    standIn.make("none");
    await expect(client.read(settlements)).rejects.toThrow("rests");
    expect(standIn.asked).toHaveLength(5);
  });
});

test.each(["answers twice", "wrong clock"] satisfies StandInTrouble[])("a vendor that %s is answered for all the same", async (trouble) => {
  standIn.make(trouble);
  const client = open();
  for (let call = 0; call < 3; call += 1) expect((await client.read(settlements)).data).toEqual([{ Ref: "a" }]);
});

test("calls of a long reading begin no closer together than they are allowed to", async () => {
  pauses.length = 0;
  const client = openNovaPoshta({
    key: KEY,
    address: async () => standIn.address,
    timeoutMs: timeoutMsIn("none"),
    tries: 1,
    apartMs: 10_000,
    pause,
  });
  for (let call = 0; call < 3; call += 1) await client.read(settlements);
  expect(pauses).toHaveLength(2);
  expect(pauses[0]).toBeGreaterThan(9_000);
  expect(pauses[1]).toBeGreaterThan(19_000);
});

test("nobody who listens is a failure like any other", async () => {
  await expect(open({ address: `http://127.0.0.1:${await freePort()}` }).read(settlements)).rejects.toThrow("fetch failed");
});

/** Bodies in the shapes the vendor has been seen to send. */
describe("recorded answers", () => {
  const body = (more: object) =>
    JSON.stringify({
      success: false,
      data: [],
      errors: [],
      warnings: [],
      info: [],
      messageCodes: [],
      errorCodes: [],
      warningCodes: [],
      infoCodes: [],
      ...more,
    });

  test.each([
    [
      "a refusal with its code",
      200,
      body({ errors: ["ContactRecipient is not specified"], errorCodes: ["20000300401"] }),
      { temporary: false, message: "Nova Poshta refused: 20000300401 ContactRecipient is not specified" },
    ],
    ["a service that is unavailable", 200, body({ errors: ["Service is unavailable"], errorCodes: ["20000100016"] }), { temporary: true }],
    ["too many requests, said in an error", 200, body({ errors: ["To many requests"] }), { temporary: true }],
    [
      "errors as an object",
      200,
      body({ errors: { "0": "API auth fail" }, errorCodes: { "0": "20000200068" } }),
      { temporary: false, message: "Nova Poshta refused: 20000200068 API auth fail" },
    ],
    ["an unauthorised call without a body", 401, "", { temporary: false, message: "Nova Poshta answered 401" }],
    ["too many requests, said by a gateway", 429, "<html>", { temporary: true }],
  ])("%s", (_, status, text, refusal) => {
    expect(() => readVendorAnswer(status, text)).toThrow(expect.objectContaining(refusal) as Error);
  });

  test("a total comes in an object, as a figure or a text, and an empty list says nothing", () => {
    expect(readVendorAnswer(200, body({ success: true, info: { totalCount: 3_922 } })).total).toBe(3_922);
    expect(readVendorAnswer(200, body({ success: true, info: { totalCount: "12" } })).total).toBe(12);
    expect(readVendorAnswer(200, body({ success: true })).total).toBeUndefined();
  });

  test("what has no envelope is no answer", () => {
    for (const text of ["", "null", "[]", "{}", '"success"', '{"success":"yes"}'])
      expect(() => readVendorAnswer(200, text)).toThrow("no answer");
    expect(() => readVendorAnswer(503, body({ success: true }))).toThrow("503");
  });
});
