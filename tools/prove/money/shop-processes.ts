import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../../../support/postgres-cluster.ts";
import { endWithThisProcess } from "../../../support/run/end-with-this-process.ts";
import { namedUrl, sessionsEnded } from "../sessions-ended.ts";
import { startAgain } from "../servers.ts";
import type { Commands } from "./commands.ts";
import type { Answered, ShopOrders, Told } from "./shop-process.ts";

type Waiting = (answer: Answered | undefined) => void;
type Running = { child: ChildProcess; name: string; waiting: Map<number, Waiting>; over: Promise<void> };
/** A refusal by its status, or 0 for a mistake of the program. */
export type Outcome<Value> = { done: true; value: Value } | { done: false; refused: number; words: string };

const TRIES = 40;

/** Several processes of the shop on one database; a command whose answer was lost is told again, as a client does. */
export async function startShopProcesses(
  { databaseUrl, ...orders }: ShopOrders,
  { processes, sources, clock }: { processes: number; sources: string; clock: { now(): Date } },
) {
  let [names, calls, kills] = [0, 0, 0];
  let database = Promise.resolve();
  const start = async (): Promise<Running> => {
    const name = `prove money ${(names += 1)}`;
    const env = { ...process.env, MONEY_SHOP: JSON.stringify({ ...orders, databaseUrl: namedUrl(databaseUrl, name) }) };
    const child = fork(path.join(sources, "tools/prove/money/shop-process.ts"), [], {
      cwd: sources,
      env,
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    endWithThisProcess(child, "SIGKILL");
    const waiting = new Map<number, Waiting>();
    const over = new Promise<void>((resolve) => child.once("exit", () => resolve())).then(() => sessionsEnded(databaseUrl, name));
    void over.then(() => waiting.forEach((tell) => tell(undefined)));
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", (code) => reject(new Error(`a process of the shop ended with ${code} before it was open`)));
    });
    child.on("message", (answer: Answered) => {
      waiting.get(answer.call)?.(answer);
      waiting.delete(answer.call);
    });
    return { child, name, waiting, over };
  };
  const running = await Promise.all(Array.from({ length: processes }, start));

  const once = (one: Running, command: string, input: unknown): Promise<Answered | undefined> =>
    new Promise((resolve) => {
      const told: Told = { call: (calls += 1), at: clock.now().toISOString(), command, input };
      one.waiting.set(told.call, resolve);
      if (one.child.connected) one.child.send(told, () => undefined);
      else void one.over.then(() => resolve(undefined));
    });
  return {
    calls: () => calls,
    kills: () => kills,
    /** Answers of one command at every process at once. */
    everywhere: <Name extends keyof Commands>(command: Name, input: Parameters<Commands[Name]>[0]) =>
      Promise.all(running.map((_, at) => tell(at, command, input))),
    tell,
    async killOne(at: number): Promise<void> {
      const victim = running[at % processes];
      if (!victim) return;
      kills += 1;
      victim.child.kill("SIGKILL");
      await victim.over;
      running[at % processes] = await startAgain(start);
    },
    async killDatabase(cluster: Cluster): Promise<void> {
      kills += 1;
      database = cluster.kill().then(() => startAgain(() => cluster.start()));
      await database;
    },
    async stop(): Promise<void> {
      for (const { child } of running) child.disconnect();
      await Promise.all(running.map(({ over }) => over));
    },
  };

  async function tell<Name extends keyof Commands>(
    at: number,
    command: Name,
    input: Parameters<Commands[Name]>[0],
  ): Promise<Outcome<Awaited<ReturnType<Commands[Name]>>>> {
    for (let tries = 0; ; tries += 1) {
      const one = running[(at + tries) % processes];
      const answer = one && (await once(one, command, input));
      const mayBeLost = kills > 0 && (!answer || (!answer.done && answer.refused === 0));
      if (answer && !(mayBeLost && tries < TRIES)) return answer as Outcome<Awaited<ReturnType<Commands[Name]>>>;
      if (tries >= TRIES) return { done: false, refused: 0, words: "no answer" };
      await pause(100);
      await database;
    }
  }
}
export type ShopProcesses = Awaited<ReturnType<typeof startShopProcesses>>;
