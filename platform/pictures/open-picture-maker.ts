import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { shopFolder } from "../config/shop-folder.ts";
import type { Log } from "../log.ts";
import type { Recipe } from "./recipe.ts";

export type MakePicture = (recipe: Recipe) => Promise<Uint8Array>;

const IDLE_MS = 30_000;
/** A decoder that takes longer is stuck. */
const LONGEST_MS = 60_000;
const program = path.join(shopFolder, "platform/pictures/picture-process.ts");

/** The child process has lower priority, its own threads and none of the shop's secrets; ending when idle frees its memory. */
export function openPictureMaker({ threads, log }: { threads: number; log: Log }): MakePicture {
  let present: MakePicture | undefined;
  return (recipe) => {
    const make = (present ??= begin({ threads, log, onEnd: () => present === make && (present = undefined) }));
    return make(recipe);
  };
}

type Answer = { id: number; bytes?: Uint8Array; fault?: string };

function begin({ threads, log, onEnd }: { threads: number; log: Log; onEnd: () => void }): MakePicture {
  const child = fork(program, [], {
    serialization: "advanced",
    execArgv: ["--max-semi-space-size=1"],
    env: environmentFor(threads),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const asked = new Map<number, (answer: Omit<Answer, "id">) => void>();
  let [last, idle] = [0, setTimeout(() => undefined, 0)];
  const end = (fault?: string) => {
    onEnd();
    for (const answer of asked.values()) answer({ fault: fault ?? "the process that makes pictures ended" });
    asked.clear();
  };
  child.on("message", ({ id, ...answer }: Answer) => asked.get(id)?.(answer));
  child.on("error", (error) => end(String(error)));
  child.on("exit", (code, signal) => {
    if (asked.size > 0) log.error({ exit: code, signal }, "the process that makes pictures ended at work");
    end();
  });
  hold(child, false);
  return (recipe) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const stuck = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS);
      clearTimeout(idle);
      hold(child, true);
      asked.set(id, ({ bytes, fault }) => {
        clearTimeout(stuck);
        asked.delete(id);
        if (asked.size === 0) {
          hold(child, false);
          idle = setTimeout(() => {
            onEnd();
            child.disconnect();
          }, IDLE_MS).unref();
        }
        if (bytes) resolve(bytes);
        else reject(new Error(fault));
      });
      child.send({ id, recipe }, (error) => error && asked.get(id)?.({ fault: String(error) }));
    });
}

/** Without this glibc keeps hundreds of megabytes of finished pictures. */
const environmentFor = (threads: number) => ({
  UV_THREADPOOL_SIZE: String(threads),
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
});

function hold(child: ChildProcess, isHeld: boolean): void {
  child[isHeld ? "ref" : "unref"]();
  child.channel?.[isHeld ? "ref" : "unref"]();
}
