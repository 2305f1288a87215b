import { readFileSync } from "node:fs";
import { statsOfProcesses } from "./cpu-time.ts";

const MB = 1_024;

/** The memory of a process and its children, files of the program among it. Linux only; 0 elsewhere. */
export const residentMegabytes = (pid: number): number => held(pid, "VmRSS");

/**
 * The private memory of a process and its children: now, and the highest since that was asked last. The files of the
 * program, which they share, are counted for nobody. A moment says little: between two collections the shop's memory rises by 60 to
 * 90 MB.
 * Linux only.
 */
export function ownMegabytes(pid: number): { now(): number; highest(): number; stop(): void } {
  const now = () => held(pid, "RssAnon");
  let highest = now();
  const sampling = setInterval(() => (highest = Math.max(highest, now())), 100);
  return {
    now,
    highest: () => {
      const seen = highest;
      highest = now();
      return seen;
    },
    stop: () => clearInterval(sampling),
  };
}

function held(pid: number, field: "VmRSS" | "RssAnon"): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, "m");
  const kilobytes = [pid, ...childrenOf(pid)].map((one) => Number(line.exec(textOf(one, "status"))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / MB);
}

const childrenOf = (pid: number): number[] =>
  statsOfProcesses()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid);

/** Empty when the process has ended meanwhile. */
function textOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
