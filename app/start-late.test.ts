import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { lateScript } from "./start-late.ts";

const start = {
  preloads: ["/assets/a.js"],
  manifest: "/assets/manifest.js",
  routes: [{ id: "root", module: "/assets/</script><script>.js" }],
  entry: "/assets/entry.js",
  reloadedAt: "reloaded_at",
};

test("the script cannot end the tag it stands in", () => {
  expect(lateScript(start)).not.toContain("</");
});

test("the script needs nothing but the browser, and asks for no code before the paint", () => {
  const asked: string[] = [];
  const waits: (() => void)[] = [];
  const document = {
    addEventListener: () => undefined,
    querySelectorAll: () => [],
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
    hidden: false,
  };
  const context = createContext({
    document,
    window: { addEventListener: () => undefined },
    requestAnimationFrame: (then: () => void) => waits.push(then),
    setTimeout: (then: () => void) => waits.push(then),
  });
  runInContext(lateScript(start), context);
  expect(asked).toEqual([]);
  expect(waits.length).toBe(1);
});
