import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { LAY_OUT_WHOLE_AGAIN, SCROLL_BACK, SCROLL_PLACES } from "./scroll-places.ts";

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

/** Runs the text on a page that was come to in this way; tells how the page is marked. */
function arrived(type: string | undefined): Record<string, string> {
  const dataset: Record<string, string> = {};
  const globals = {
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
    document: { documentElement: { dataset } },
  };
  runInContext(LAY_OUT_WHOLE_AGAIN, createContext(globals));
  return dataset;
}

test("on a first visit what is far is laid out when it comes near", () => {
  expect(arrived("navigate")).toEqual({});
});

test.each(["reload", "back_forward", undefined])("a page that is come back to (%s) is laid out whole at once", (type) => {
  expect(arrived(type)).toEqual({ whole: "" });
});
