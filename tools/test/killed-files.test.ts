import { describe, expect, test } from "vitest";
import { filesToRunAgain } from "./killed-files.ts";

const module = (state: "passed" | "failed" | "pending", errors = 0) => ({
  state: () => state,
  errors: () => Array.from({ length: errors }, () => ({ message: "broken import", stacks: [] })),
});
const killed = (signal: string, file: string) => ({
  message: "[vitest-pool]: Worker forks emitted error.",
  stacks: [],
  cause: { message: `Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}` },
});

describe("a test file is run again", () => {
  test("when the runtime fell under it and all else passed", () => {
    const errors = [killed("SIGSEGV", "/shop/features/cart/cart.test.ts"), killed("SIGTRAP", "/shop/app/page.test.tsx")];
    expect(filesToRunAgain([module("passed"), module("pending"), module("pending")], errors)).toEqual([
      "/shop/features/cart/cart.test.ts",
      "/shop/app/page.test.tsx",
    ]);
  });

  test.each([
    ["nothing fell", [module("passed")], []],
    ["a test failed", [module("failed"), module("pending")], [killed("SIGSEGV", "/shop/a.test.ts")]],
    ["a file could not be read", [module("passed", 1), module("pending")], [killed("SIGSEGV", "/shop/a.test.ts")]],
    ["its process was ended by something else", [module("pending")], [killed("SIGKILL", "/shop/a.test.ts")]],
    ["an error nobody caught stands beside", [module("pending")], [killed("SIGSEGV", "/shop/a.test.ts"), { message: "lost", stacks: [] }]],
  ])("but not when %s", (_when, modules, errors) => {
    expect(filesToRunAgain(modules, errors)).toEqual([]);
  });
});
