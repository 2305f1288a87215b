import type { Answer, Json } from "../../support/api-client.ts";
import type { Cluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";

type Call = { method: "GET" | "POST"; path: string; body?: Json; token?: string; headers?: Record<string, string> };

/** Several server processes on one database, any of which may be gone for a while. */
export async function startServers({
  databaseUrl,
  processes,
  env,
}: {
  databaseUrl: string;
  processes: number;
  env: Record<string, string>;
}) {
  const start = () => startShop({ DATABASE_URL: databaseUrl, DEMO: "off", LIMITS: "relaxed", ...env });
  const running: (RunningShop | undefined)[] = [];
  for (let at = 0; at < processes; at += 1) running.push(await start());
  let kills = 0;
  const living = () => running.filter((one) => one !== undefined);

  return {
    kills: () => kills,
    /** Calls any living server; undefined when the answer was lost. */
    async call(random: SeededRandom, call: Call): Promise<Answer | undefined> {
      const servers = living();
      if (servers.length === 0) return undefined;
      return ask(random.pick(servers).url, call).catch(() => undefined);
    },
    /** kill -9 of one server, which is then started anew. */
    async killOne(random: SeededRandom): Promise<void> {
      const at = random.below(processes);
      const victim = running[at];
      if (!victim) return;
      running[at] = undefined;
      kills += 1;
      await victim.kill();
      running[at] = await startAgain(start);
    },
    /** kill -9 of the database and all it runs, which is then started anew. */
    async killDatabase(cluster: Cluster): Promise<void> {
      kills += 1;
      await cluster.kill();
      await startAgain(() => cluster.start());
    },
    stop: () => Promise.all(living().map((shop) => shop.stop())),
  };
}
export type Servers = Awaited<ReturnType<typeof startServers>>;

/** An answer of 500 and above says nothing of whether the call was done. */
async function ask(url: string, { method, path, body, token, headers }: Call): Promise<Answer | undefined> {
  const response = await fetch(url + path, {
    method,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(15_000),
  });
  const answer = { status: response.status, body: (await response.json()) as Json, headers: response.headers };
  return answer.status >= 500 ? undefined : answer;
}

/** What was killed may hold its memory or its connections for a moment yet. */
async function startAgain<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries >= 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
