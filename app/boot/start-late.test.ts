import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { START_LATE } from "./start-late.ts";

test("the text that starts the code cannot end the tag it stands in", () => {
  expect(START_LATE).not.toContain("</");
});

/** As much of a browser as the text needs. */
function browserWith({ pictures, isPainted = true }: { pictures: Promise<void>[]; isPainted?: boolean }) {
  const paints: (() => void)[] = [];
  const appended: object[] = [];
  const fetched: string[] = [];
  const listeners = new Map<string, () => void>();
  const late = {
    isConnected: true,
    dataset: { late: "/assets/a.js" },
    textContent: "import()",
    replaceWith: (code: object) => {
      late.isConnected = false;
      appended.push(code);
    },
  };
  class PaintObserver {
    static supportedEntryTypes = ["paint"];
    disconnect = () => undefined;
    #look: (seen: object, observer: object) => void;
    constructor(look: (seen: object, observer: object) => void) {
      this.#look = look;
    }
    observe() {
      const paint = () => this.#look({ getEntriesByName: (name: string) => [{ name }] }, this);
      if (isPainted) paint();
      else paints.push(paint);
    }
  }
  const globals = {
    PerformanceObserver: PaintObserver,
    window: {
      get sessionStorage() {
        fetched.push("sessionStorage");
        return { length: 0 };
      },
      get localStorage() {
        fetched.push("localStorage");
        return { length: 0 };
      },
    },
    document: {
      hidden: false,
      querySelector: () => late,
      querySelectorAll: () => pictures.map((picture) => ({ decode: () => picture })),
      createElement: () => ({ dataset: {} }),
      head: { append: (element: object) => appended.push(element) },
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    requestAnimationFrame: (then: () => void) => then(),
    setTimeout: (then: () => void, wait = 0) => (wait > 0 ? undefined : then()),
  };
  runInContext(START_LATE, createContext(globals));
  return { appended, listeners, fetched, paint: () => paints.forEach((one) => one()) };
}
const started = [
  { rel: "modulepreload", href: "/assets/a.js" },
  { type: "module", textContent: "import()", dataset: { late: "" } },
];

test("code is asked for when the first pictures are there, and not before", async () => {
  const picture = Promise.withResolvers<void>();
  const { appended } = browserWith({ pictures: [picture.promise] });
  await new Promise((resolve) => setImmediate(resolve));
  expect(appended).toMatchObject([]);
  picture.resolve();
  await expect.poll(() => appended).toMatchObject(started);
});

test("a page of text is painted first, though it has no pictures to wait for", async () => {
  const { appended, paint } = browserWith({ pictures: [], isPainted: false });
  await new Promise((resolve) => setImmediate(resolve));
  expect(appended).toEqual([]);
  paint();
  await expect.poll(() => appended).toMatchObject(started);
});

test("whoever touches the page first has its code asked for at once, and once", async () => {
  const picture = Promise.withResolvers<void>();
  const { appended, listeners } = browserWith({ pictures: [picture.promise] });
  listeners.get("pointerdown")?.();
  expect(appended).toMatchObject(started);
  picture.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(appended).toHaveLength(2);
  expect(listeners.has("keydown")).toBe(false);
});

test("what the browser keeps for the shop is fetched when the code is asked for, and not amid the first paint", () => {
  const { fetched, listeners } = browserWith({ pictures: [Promise.withResolvers<void>().promise] });
  expect(fetched).toEqual([]);
  listeners.get("keydown")?.();
  expect(fetched).toEqual(["sessionStorage", "localStorage"]);
});
