import { describe, expect, test } from "vitest";
import { isTurnedAway, noQueueing, type Priority } from "./overload.ts";

const all: Priority[] = ["page", "read", "change", "always"];
const turnedAway = (processMs: number, databaseMs = 0) => all.filter((priority) => isTurnedAway(priority, { processMs, databaseMs }));

describe("S58 the more everything waits, the more is turned away", () => {
  test.each([
    [0, []],
    [499, []],
    [500, ["page"]],
    [1_499, ["page"]],
    [1_500, ["page", "read"]],
    [4_000, ["page", "read", "change"]],
    [1_000_000, ["page", "read", "change"]],
  ])("%i ms", (waitMs, expected) => {
    expect(turnedAway(waitMs)).toEqual(expected);
    expect(turnedAway(0, waitMs)).toEqual(expected);
    expect(turnedAway(waitMs / 2, waitMs / 2)).toEqual(expected);
  });

  test("without queueing nothing is", () => expect(all.filter((priority) => isTurnedAway(priority, noQueueing))).toEqual([]));
});
