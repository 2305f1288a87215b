import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { LAY_OUT_IN_PARTS, SCROLL_BACK, SCROLL_PLACES } from "./scroll-places.ts";

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

/** Runs the text on a page that was come to in this way; tells how the page is marked, and what waits for the frame and the turns. */
function arrived(type: string | undefined) {
  const page: Record<string, string> = {};
  const frames: (() => void)[] = [];
  const turns: (() => void)[] = [];
  const globals = {
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
    document: { documentElement: { dataset: page } },
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void) => turns.push(then),
  };
  runInContext(LAY_OUT_IN_PARTS, createContext(globals));
  return { page, frames, turns };
}

test("on a first visit what is out of sight is laid out in the turn after the first paint", () => {
  const { page, frames, turns } = arrived("navigate");
  expect(page).toEqual({ unseen: "" });
  for (const frame of frames) frame();
  expect(page).toEqual({ unseen: "" });
  turns.at(-1)?.();
  expect(page).toEqual({});
});

test("a page that never paints, in a tab behind, is laid out after a while all the same", () => {
  const { page, turns } = arrived("navigate");
  expect(turns.length).toBe(1);
  turns[0]?.();
  expect(page).toEqual({});
});

test.each(["reload", "back_forward", undefined])("a page that is come back to (%s) is laid out whole at once", (type) => {
  expect(arrived(type)).toEqual({ page: { whole: "" }, frames: [], turns: [] });
});
