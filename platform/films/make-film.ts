import { fork } from "node:child_process";
import path from "node:path";
import { shopFolder } from "../config/shop-folder.ts";
import type { FilmAnswer, FilmAsked } from "./film-recipe.ts";

/** Copying takes a second or two; a film that needs longer is meant to. */
const LONGEST_MS = 30_000;
const LARGEST_MEMORY_MB = 192;
const program = path.join(shopFolder, "platform/films/film-process.ts");

/** Runs in a process of its own, with bounded memory and time and none of the shop's secrets. */
export function makeFilm(asked: FilmAsked): Promise<FilmAnswer> {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${LARGEST_MEMORY_MB}`],
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stuck = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS);
  return new Promise((resolve) => {
    child.once("message", (answer: FilmAnswer) => resolve(answer));
    child.once("exit", () => {
      clearTimeout(stuck);
      resolve({ fault: "unreadable" });
    });
    child.once("error", () => resolve({ fault: "unreadable" }));
    child.send(asked);
  });
}
