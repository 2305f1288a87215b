import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { SCROLL_BACK, SCROLL_PLACES } from "./scroll-places.ts";

type Done = { scrolledTo?: number; key?: string; forgot?: string; hasLooked: boolean };

/** Runs the text on an entry of the history, in a session that keeps `kept`; tells what it did. */
function onEntry(state: { key?: string } | null, kept: string | null): Done {
  const done: Done = { hasLooked: false };
  const globals = {
    history: { state, replaceState: (next: { key: string }) => (done.key = next.key) },
    sessionStorage: {
      getItem: (name: string) => {
        expect(name).toBe(SCROLL_PLACES);
        done.hasLooked = true;
        return kept;
      },
      removeItem: (name: string) => (done.forgot = name),
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
  for (const state of [null, {}]) {
    const { key, ...rest } = onEntry(state, '{"a1":1240}');
    expect(key).toMatch(/^\w+$/);
    expect(rest).toEqual({ hasLooked: false });
  }
});

test.each(["{}", null, '{"a1":"1240"}'])("a page whose place is not in the memory (%s) stays at its top", (kept) => {
  expect(onEntry({ key: "a1" }, kept)).toEqual({ hasLooked: true });
});

test("a memory that cannot be read is forgotten", () => {
  expect(onEntry({ key: "a1" }, "not JSON")).toEqual({ hasLooked: true, forgot: SCROLL_PLACES });
});
