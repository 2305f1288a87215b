import { spawn } from "node:child_process";

/** Runs Vitest and answers its exit code. Whatever signal this process gets, Vitest gets SIGTERM, at which it ends what it has started. */
export function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env, NODE_ENV: "test" },
  });
  const passOn = () => child.kill("SIGTERM");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) =>
    child.once("exit", (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code ?? 1);
    }),
  );
}
