import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Json } from "../../support/api-client.ts";
import type { Cluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import { namedUrl, sessionsEnded } from "./sessions-ended.ts";

type Call = { method: "GET" | "POST"; path: string; body?: Json; token?: string; headers?: Record<string, string> };
/** `over`: once it was killed, or left, resolves when nothing of what it was doing can come through any more. */
type Server = { shop: RunningShop; name: string; over?: Promise<void> };

/** Longer than any call may take, however busy the machine. */
const PATIENCE_MS = 60_000;

/** Several server processes on one database, any of which may be gone for a while. */
export async function startServers({
  databaseUrl,
  processes,
  env,
  sources,
  violation,
}: {
  databaseUrl: string;
  processes: number;
  env: Record<string, string>;
  /** The folder of the shop, when it is not the present one. */
  sources?: string | undefined;
  violation: (text: string) => void;
}) {
  let started = 0;
  const start = async (): Promise<Server> => {
    const name = `prove server ${(started += 1)}`;
    const shop = await startShop({ DATABASE_URL: namedUrl(databaseUrl, name), DEMO: "off", LIMITS: "relaxed", ...env }, { sources });
    return { shop, name };
  };
  const running: (Server | undefined)[] = await Promise.all(Array.from({ length: processes }, start));
  let kills = 0;
  const living = () => running.filter((one) => one !== undefined);
  const startAt = async (at: number) => void (running[at] = await startAgain(start));
  /** It was not this run that ended it; it may go on answering others until it has drained, or is ended. Another takes its place. */
  const left = async (server: Server, why: string): Promise<void> => {
    violation(`no answer: ${server.name} was not killed and gave none: ${why}`);
    const at = running.indexOf(server);
    running[at] = undefined;
    for (let waited = 0; waited < PATIENCE_MS && isAlive(server.shop.pid); waited += 50) await pause(50);
    await server.shop.kill();
    await sessionsEnded(databaseUrl, server.name);
    void startAt(at);
  };

  return {
    kills: () => kills,
    /**
     * Calls any living server. Undefined when the answer was lost, or says nothing of whether the call was done (500 and
     * above); by then it has been done or never will be. A server that gives no answer though nobody killed it is a violation.
     */
    async call(random: SeededRandom, call: Call): Promise<Answer | undefined> {
      while (living().length === 0) await pause(50);
      const server = random.pick(living());
      try {
        const answer = await ask(server.shop.url, call);
        return answer.status >= 500 ? undefined : answer;
      } catch (error) {
        await (server.over ??= left(server, causeOf(error)));
        return undefined;
      }
    },
    /** Where a living server answers, for what lasts longer than a call. */
    async addressOfOne(random: SeededRandom): Promise<string> {
      while (living().length === 0) await pause(50);
      return random.pick(living()).shop.url;
    },
    /** kill -9 of one server, which is then started anew. */
    async killOne(random: SeededRandom): Promise<void> {
      const at = random.below(processes);
      const victim = running[at];
      if (!victim) return;
      running[at] = undefined;
      kills += 1;
      victim.over = victim.shop.kill().then(() => sessionsEnded(databaseUrl, victim.name));
      await startAt(at);
    },
    /** kill -9 of the database and all it runs, which is then started anew. */
    async killDatabase(cluster: Cluster): Promise<void> {
      kills += 1;
      await cluster.kill();
      await startAgain(() => cluster.start());
    },
    stop: () => Promise.all(living().map(({ shop }) => shop.stop())),
  };
}
export type Servers = Awaited<ReturnType<typeof startServers>>;

async function ask(url: string, { method, path, body, token, headers }: Call): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: (await response.json()) as Json, headers: response.headers };
}

const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : String(error);

/** Tries again, since a killed process may hold its memory or its connections for a moment yet. */
export async function startAgain<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries >= 60) throw error;
      await pause(250);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
