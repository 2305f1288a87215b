import { existsSync, readdirSync, readFileSync } from "node:fs";
import os from "node:os";

const TICKS_A_SECOND = 100;

/** Processor time by owner since the start, in percent of all cores. Linux only; an empty answer elsewhere. */
export async function cpuShares<T>(
  owners: Record<string, readonly number[]>,
  work: () => Promise<T>,
): Promise<{ done: T; shares: Record<string, number> }> {
  const named = new Set(Object.values(owners).flat());
  const read = () => Object.entries(owners).map(([name, pids]) => [name, secondsOf(pids, named)] as const);
  const before = new Map(read());
  const began = performance.now();
  const done = await work();
  const seconds = ((performance.now() - began) / 1_000) * os.cpus().length;
  const shares = read().map(([name, used]) => [name, Math.round(((used - (before.get(name) ?? 0)) / seconds) * 100)] as const);
  return { done, shares: existsSync("/proc/self/stat") ? Object.fromEntries(shares) : {} };
}

/** Processor seconds of these processes and of their children that still run and are not `named` themselves. Linux only; 0 elsewhere. */
export function secondsOf(pids: readonly number[], named: ReadonlySet<number> = new Set(pids)): number {
  const all = new Set(pids);
  return (
    statsOfProcesses()
      .filter(({ pid, parent }) => all.has(pid) || (all.has(parent) && !named.has(pid)))
      .reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_A_SECOND
  );
}

/** Every process that runs, with who started it. Linux only; none elsewhere. */
export function statsOfProcesses(): { pid: number; parent: number; ticks: number }[] {
  if (!existsSync("/proc/self/stat")) return [];
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const fields = statOf(name)?.split(" ");
    return fields ? [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }] : [];
  });
}

/** The fields after the name of the process, which may hold spaces; undefined when it has ended meanwhile. */
function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
  } catch {
    return undefined;
  }
}
