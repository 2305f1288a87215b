import { readdirSync, readFileSync } from "node:fs";

const MB = 1_024;

/**
 * What a process and its children hold for themselves: now, and the most that was seen since that was asked last. The files of the
 * program, which they share, are counted for nobody. A moment says little: between two collections the shop's memory rises by 60 to
 * 90 MB.
 * Linux only.
 */
export function ownMegabytes(pid: number): { now(): number; highest(): number; stop(): void } {
  let highest = held(pid);
  const sampling = setInterval(() => (highest = Math.max(highest, held(pid))), 100);
  return {
    now: () => held(pid),
    highest: () => {
      const seen = highest;
      highest = held(pid);
      return seen;
    },
    stop: () => clearInterval(sampling),
  };
}

function held(pid: number): number {
  const all = [pid, ...childrenOf(pid)];
  return Math.round(all.reduce((sum, one) => sum + Number(/^RssAnon:\s+(\d+) kB/m.exec(textOf(one, "status"))?.[1] ?? 0), 0) / MB);
}

const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => textOf(one, "stat").split(") ").at(-1)?.split(" ")[1] === String(pid));

/** Empty when the process has ended meanwhile. */
function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
