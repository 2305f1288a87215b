import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { openStore } from "./store.ts";

test("what a device has kept is read once, when somebody first asks", () => {
  const kept = vi.fn(() => [7]);
  const store = openStore<readonly number[]>([], kept);
  expect(kept).not.toHaveBeenCalled();
  expect(store.get()).toEqual([7]);
  store.set([8, ...store.get()]);
  expect(store.get()).toEqual([8, 7]);
  expect(kept).toHaveBeenCalledOnce();
});

test("a value that is set before anybody asked is not replaced by an older one of the device", () => {
  const store = openStore<string | undefined>(undefined, () => "old");
  store.set(undefined);
  expect(store.get()).toBeUndefined();
});

test("whoever follows is told of every change until they stop", () => {
  const store = openStore(0);
  const told = vi.fn();
  const stop = store.subscribe(told);
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  expect(told).toHaveBeenCalledTimes(2);
});

test("the server writes the initial part, whatever is kept", () => {
  const store = openStore({ count: 0 }, () => ({ count: 5 }));
  const Count = () =>
    createElement(
      "b",
      null,
      store.use(({ count }) => count),
    );
  expect(renderToString(createElement(Count))).toBe("<b>0</b>");
});
