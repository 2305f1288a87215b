import { expect, test } from "vitest";
import { timesOf } from "./times-of.ts";

const at = "2026-11-21T10:00:00.000Z";
const later = "2026-11-21T10:00:00.001Z";

test("what is shown from a time until another ends after it begins; either end may be open", () => {
  expect(timesOf({ shownFrom: at, shownUntil: later })).toEqual({ shown_from: new Date(at), shown_until: new Date(later) });
  expect(timesOf({ shownFrom: null, shownUntil: at })).toEqual({ shown_from: null, shown_until: new Date(at) });
  expect(timesOf({ shownFrom: at, shownUntil: null })).toEqual({ shown_from: new Date(at), shown_until: null });
  for (const shownUntil of [at, "2026-11-21T09:59:59Z"])
    expect(() => timesOf({ shownFrom: at, shownUntil })).toThrow(
      expect.objectContaining({ status: 422, errors: { shownUntil: ["content.timeBackwards"] } }) as Error,
    );
});
