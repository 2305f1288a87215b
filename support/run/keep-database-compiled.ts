import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Holds the embedded database's program in this process for as long as it runs tests: every database opened in it then starts
 * with the machine code its forerunners had compiled and optimised, which is most of what a short life of one costs.
 */
const held = globalThis as { embeddedProgram?: WebAssembly.Module };
const program = createRequire(import.meta.url)
  .resolve("@electric-sql/pglite")
  .replace(/[^/\\]+$/, "pglite.wasm");
held.embeddedProgram ??= await WebAssembly.compile(readFileSync(program));
