import { fork } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { shopFolder } from "../config/shop-folder.ts";
import type { FilmAnswer, FilmAsked } from "./film-recipe.ts";

/** Copying takes a second or two; a film that needs longer is meant to. */
const LONGEST_MS = 30_000;
const LARGEST_MEMORY_MB = 192;
const TRIES = 3;
const PAUSE_MS = 500;
const program = path.join(shopFolder, "platform/films/film-process.ts");

/** Runs in a process of its own, with bounded memory and time and none of the shop's secrets; one killed from outside is followed by another. */
export async function makeFilm(asked: FilmAsked): Promise<FilmAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await makeInProcess(asked);
    if (!("fault" in answer) || answer.fault !== "interrupted" || tries === TRIES) return answer;
    await wait(PAUSE_MS * tries);
  }
}

function makeInProcess(asked: FilmAsked): Promise<FilmAnswer> {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${LARGEST_MEMORY_MB}`],
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let isStuck = false;
  const stuck = setTimeout(() => {
    isStuck = true;
    child.kill("SIGKILL");
  }, LONGEST_MS);
  return new Promise((resolve) => {
    child.once("message", (answer: FilmAnswer) => resolve(answer));
    child.once("exit", (_, signal) => {
      clearTimeout(stuck);
      // Only what is outside kills so: a film that fills the memory it is given ends by SIGABRT.
      resolve({ fault: signal === "SIGKILL" && !isStuck ? "interrupted" : "unreadable" });
    });
    // No process began, or it was gone before it was asked.
    child.once("error", () => {
      clearTimeout(stuck);
      resolve({ fault: "interrupted" });
    });
    child.send(asked);
  });
}
