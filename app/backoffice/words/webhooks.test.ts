import { expect, test } from "vitest";
import { eventTypes, MISSED_EVENT, TEST_EVENT } from "../../../features/webhooks/event-types.rules.ts";
import { deliveryFaults } from "../../../features/webhooks/webhooks.contract.ts";
import { webhooksRu } from "./ru/webhooks.ts";
import { webhooksUk } from "./uk/webhooks.ts";

test("every event and everything that goes wrong with a message is named in both languages", () => {
  for (const { webhooks } of [webhooksUk, webhooksRu]) {
    expect(Object.keys(webhooks.types).toSorted()).toEqual([...eventTypes, MISSED_EVENT, TEST_EVENT].toSorted());
    expect(Object.keys(webhooks.faults).toSorted()).toEqual([...deliveryFaults].toSorted());
  }
  expect(Object.keys(webhooksUk.webhooks)).toEqual(Object.keys(webhooksRu.webhooks));
});
