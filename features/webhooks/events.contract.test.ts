import { expect, test } from "vitest";
import { idOf } from "../../platform/ids.ts";
import { eventTypes, MISSED_EVENT, MOST_VARIATIONS, TEST_EVENT } from "./event-types.rules.ts";
import { eventData, exampleMessage, messageOf, type SentType } from "./events.contract.ts";

const types = Object.keys(eventData) as SentType[];

test("every event has a schema and an example that fits it, and nothing besides", () => {
  expect(types.toSorted()).toEqual([...eventTypes, MISSED_EVENT, TEST_EVENT].toSorted());
  for (const type of types) {
    const schema = messageOf(type, eventData[type]);
    expect(schema.safeParse(exampleMessage(type)).error, type).toBeUndefined();
    const more = exampleMessage(type) as { data: object };
    expect(schema.safeParse({ ...more, data: { ...more.data, phone: "380671234567" } }).success, type).toBe(false);
  }
});

test("the largest message stays below the 20 KB the specification asks for", () => {
  const guid = "0c1e4a6f-5f0b-4c6e-9f4f-2f1f0a9c7b55";
  const variation = { variationId: idOf<"variation">(9_999_999), id: `${guid}#${guid}`, pieces: 100_000 };
  const data = { variations: Array.from({ length: MOST_VARIATIONS }, () => variation) };
  expect(eventData["stock.changed"].safeParse(data).error).toBeUndefined();
  const message = { type: "stock.changed", timestamp: new Date().toISOString(), sequence: 9_999_999_999, data };
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(20_480);
  expect(eventData["stock.changed"].safeParse({ variations: [...data.variations, variation] }).success).toBe(false);
});
