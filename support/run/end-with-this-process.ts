import type { ChildProcess } from "node:child_process";

type Child = { child: ChildProcess; signal: NodeJS.Signals };

const living = new Set<Child>();

/** Sends a child the signal when this process ends, however it ends, unless the child ended before: nothing a failed run started goes on. */
export function endWithThisProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  if (living.size === 0) {
    process.once("exit", endAll);
    process.once("SIGTERM", endAllAndThis);
  }
  const one = { child, signal };
  living.add(one);
  child.once("exit", () => {
    living.delete(one);
    if (living.size > 0) return;
    process.off("exit", endAll);
    process.off("SIGTERM", endAllAndThis);
  });
}

/** A process that a signal ends has no `exit`. */
function endAllAndThis(): void {
  endAll();
  process.kill(process.pid, "SIGTERM");
}

function endAll(): void {
  for (const { child, signal } of living) child.kill(signal);
}
