import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, forgetPerson, keep, keepJson, onOtherTab, onPersonForgotten, recall, recallJson } from "./device-memory.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { keptThing, type Thing, textThings as things } from "./kept-things.ts";

const storage = (): Storage => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void delete kept[name],
  };
  return new Proxy(methods as Storage, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};
const cookies = () => {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, text]) => `${name}=${text}`).join("; ");
    },
    set cookie(written: string) {
      const [, name = "", text = "", seconds] = /^([^=]+)=([^;]*); Max-Age=(\d+); Path=\/; SameSite=Lax$/.exec(written) ?? [];
      if (Number(seconds) > 0) kept.set(name, text);
      else kept.delete(name);
    },
  };
};

let tellTab: (event: Partial<StorageEvent>) => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("document", cookies());
  const listeners = new Set<(event: Partial<StorageEvent>) => void>();
  tellTab = (event) => listeners.forEach((listen) => listen(event));
  vi.stubGlobal("window", {
    addEventListener: (_: string, listen: (event: Partial<StorageEvent>) => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: (event: Partial<StorageEvent>) => void) => listeners.delete(listen),
  });
});
afterEach(() => vi.unstubAllGlobals());

const partOf = (thing: Thing): string => (keptThing(thing).many ? "17" : "");

test("what is kept is there until it is forgotten, each thing where its line says", () => {
  for (const thing of things) {
    keep(thing, "text", partOf(thing));
    expect(recall(thing, partOf(thing)), thing).toBe("text");
  }
  expect(localStorage.getItem("cart")).toBe("text");
  expect(sessionStorage.getItem("matrix-17")).toBe("text");
  expect(document.cookie).toContain("favorites=text");
  for (const thing of things) {
    forget(thing, partOf(thing));
    expect(recall(thing, partOf(thing)), thing).toBeUndefined();
  }
});

test("S43 with the person go the caches of the person's pages and answers, and a browser without caches is left in peace", () => {
  const gone: string[] = [];
  vi.stubGlobal("caches", { delete: async (name: string) => gone.push(name) > 0 });
  forgetPerson();
  expect(gone).toEqual(["personal", "chat-photos"]);
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("document", cookies());
  expect(forgetPerson).not.toThrow();
});

test("S43 with the person goes all that is the person's, every part of it, and nothing of the device's or of the staff's", () => {
  for (const thing of things) keep(thing, "text", partOf(thing));
  keep("matrix-", "text", 18);
  const told = vi.fn();
  const stop = onPersonForgotten(told);
  forgetPerson();
  const left = things.filter((thing) => recall(thing, partOf(thing)) !== undefined);
  expect(left).toEqual(things.filter((thing) => keptThing(thing).whose !== "person"));
  expect(recall("matrix-", 18)).toBeUndefined();
  stop();
  forgetPerson();
  expect(told).toHaveBeenCalledTimes(1);
});

test("the sign of a session says that somebody is signed in, until the session or the person is forgotten", () => {
  expect(isSignedIn()).toBe(false);
  for (const leave of [() => forget("signed_in"), forgetPerson]) {
    keep("signed_in", "1");
    expect(isSignedIn()).toBe(true);
    leave();
    expect(isSignedIn()).toBe(false);
  }
});

test("what is no JSON any more, and a browser that lets nobody look or keep, are as if nothing were kept", () => {
  keep("cart", "{half");
  expect(recallJson("cart")).toBeUndefined();
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepJson("cart", {});
  forget("cart");
  expect(recall("cart")).toBeUndefined();
});

test("a thing that another tab keeps or forgets is told of, no other", () => {
  const told = vi.fn();
  const stop = onOtherTab("person", told);
  tellTab({ key: "person", newValue: "7" });
  tellTab({ key: "cart", newValue: "{}" });
  tellTab({ key: "person", newValue: null });
  stop();
  tellTab({ key: "person", newValue: "8" });
  expect(told.mock.calls).toEqual([["7"], [undefined]]);
});
