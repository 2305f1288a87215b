import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { SCROLL_BACK, SCROLL_PLACES } from "./scroll-places.ts";

/** Runs the text on an entry of the history, in a session that keeps `kept`; tells what it did. */
function onEntry(state: { key?: string; above?: unknown } | null, kept: string | null) {
  const done: { scrolledTo?: number; key?: string; hasLooked: boolean } = { hasLooked: false };
  const globals = {
    history: { state, replaceState: (next: { key: string }) => (done.key = next.key) },
    sessionStorage: {
      getItem: (name: string) => {
        expect(name).toBe(SCROLL_PLACES);
        done.hasLooked = true;
        return kept;
      },
    },
    scrollTo: (_: number, top: number) => (done.scrolledTo = top),
  };
  runInContext(SCROLL_BACK, createContext(globals));
  return done;
}

test("an entry that was shown before is scrolled to where it was", () => {
  expect(onEntry({ key: "a1" }, '{"a1":1240,"b2":10}')).toEqual({ hasLooked: true, scrolledTo: 1240 });
});

test("a new entry gets a key and the session's memory is left alone", () => {
  for (const state of [null, {}]) expect(onEntry(state, '{"a1":1240}')).toEqual({ hasLooked: false, key: expect.stringMatching(/^\w+$/) });
});

test.each(["{}", null, "not JSON", '{"a1":"1240"}'])(
  "a page that is not in the memory, or a broken memory (%s), stays at its top",
  (kept) => {
    expect(onEntry({ key: "a1" }, kept)).toEqual({ hasLooked: true });
  },
);
