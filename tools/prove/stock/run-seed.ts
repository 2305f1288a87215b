import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { startPostgresCluster, type Cluster } from "../../../support/postgres-cluster.ts";
import { databaseFaults, readEnds } from "./check-database.ts";
import { openCustomer, type ProvingCustomer } from "./customer.ts";
import { againstEnds } from "./against-ends.ts";
import { openHistory, oversold, type History } from "./history.ts";
import { startServers, type Servers } from "../servers.ts";
import { fillShelf, newToken, type Shelf } from "./shelf.ts";
import { correctStock } from "./correct-stock.ts";
import { endSomeHold } from "./end-some-hold.ts";

export type Options = {
  /** Calls that are answered. */
  operations: number;
  processes: number;
  clients: number;
  kill: boolean;
  lifetimeSeconds: number;
  /** The folder of the shop that is proved; the present one without it. */
  sources?: string | undefined;
  /** Whether the crowd goes home as soon as a violation is found. */
  untilViolation?: boolean;
  databaseUrl?: string;
};
export type Outcome = {
  seed: string;
  seconds: number;
  counts: Map<string, number>;
  kills: number;
  checks: number;
  violations: string[];
  historyFile: string;
};
type Act = Exclude<keyof ProvingCustomer, "client" | "cart" | "bought" | "placing" | "end">;

/** Starting a server anew, and the importer, takes the machine's time as well. */
const KILL_EVERY_MS = { least: 2_000, most: 7_000 };
const IMPORT_EVERY_MS = 4_000;

const acts: readonly (readonly [Act, number])[] = [
  ["add", 44],
  ["addTwice", 4],
  ["bulkAdd", 6],
  ["remove", 12],
  ["recalculate", 8],
  ["clear", 3],
  ["settle", 6],
  ["outlive", 3],
  ["checkOut", 8],
  ["cancel", 5],
  ["beBlacklisted", 1],
];

/** One whole run: an empty shop, its servers, a crowd on every entry path at once, and the verdict. */
export async function runSeed(seed: string, options: Options, say: (line: string) => void): Promise<Outcome> {
  const began = performance.now();
  const random = seededRandom(`prove ${seed}`);
  const cluster = options.databaseUrl ? undefined : await startPostgresCluster();
  const databaseUrl = options.databaseUrl ?? cluster?.url ?? "";
  const shelf = await fillShelf({ databaseUrl, customers: options.clients, random });
  const history = openHistory(path.join(mkdtempSync(path.join(os.tmpdir(), "semyriad-prove-")), `history-${seed}.jsonl`));
  const violations = new Set<string>();
  const add = (text: string) => {
    if (!violations.has(text)) say(`seed ${seed}, after ${history.answered()} calls: ${text}`);
    violations.add(text);
  };
  const env = { BASKET_LIFETIME_HOURS: String(options.lifetimeSeconds / 3_600) };
  const servers = await startServers({ databaseUrl, processes: options.processes, env, sources: options.sources, violation: add });
  const state = { running: true, checks: 0 };
  const customers = shelf.accounts.map((account, client) =>
    openCustomer({
      servers,
      history,
      goods: shelf.goods,
      random: seededRandom(`${seed} ${client}`),
      account,
      staffCookie: shelf.staffCookie,
      signInAnew: () => newToken(shelf.shop, account.id),
      client,
      lifetimeMs: options.lifetimeSeconds * 1_000,
      // A planted fault may break a cart for good.
      looks: options.sources ? 4 : 60,
      violation: add,
    }),
  );

  const isOver = () => history.answered() >= options.operations || (options.untilViolation && violations.size > 0);
  const crowd = Promise.all(
    customers.map(async (customer, at) => {
      const choice = seededRandom(`${seed} acts ${at}`);
      while (!isOver()) await customer[choice.weighted(acts)]();
    }),
  );
  const beside = Promise.all([
    every(250, state, () => endSomeHold({ servers, history, random: seededRandom(`${seed} staff ${history.answered()}`), shelf })),
    every(IMPORT_EVERY_MS, state, () =>
      correctStock({ history, random: seededRandom(`${seed} import ${history.answered()}`), shelf, databaseUrl, kill: options.kill }),
    ),
    every(1_000, state, () => check(shelf, add, state, options.kill)),
    every(5_000, state, async () =>
      say(`seed ${seed}: ${Math.min(history.answered(), options.operations)} of ${options.operations}, ${violations.size} violations`),
    ),
    ...(options.kill
      ? [every(KILL_EVERY_MS.least, state, () => killSomething(servers, cluster, seededRandom(`${seed} kill ${history.answered()}`)))]
      : []),
  ]);
  await crowd;
  state.running = false;
  await beside;
  await conclude({ shelf, customers, history, violation: add });
  const kills = servers.kills();
  await servers.stop();
  await shelf.shop.close();
  await cluster?.stop();
  return {
    seed,
    seconds: (performance.now() - began) / 1_000,
    counts: history.counts,
    kills,
    checks: state.checks,
    violations: [...violations],
    historyFile: history.file,
  };
}

/** After the crowd has gone: what the customers know, against the database and against the shelf. */
async function conclude({
  shelf,
  customers,
  history,
  violation,
}: {
  shelf: Shelf;
  customers: ProvingCustomer[];
  history: History;
  violation: (text: string) => void;
}): Promise<void> {
  await Promise.all(customers.map((customer) => customer.settle()));
  for (const customer of customers) customer.end();
  history.flush();
  const ends = await readEnds(shelf.shop);
  const shelfBefore = new Map(shelf.goods.map(({ variationId, stock }) => [variationId, stock]));
  for (const fault of [
    ...(await databaseFaults(shelf.shop)),
    ...oversold(history, { shelf: shelfBefore, corrections: ends.corrections }),
    ...customers.flatMap((customer) => againstEnds(customer, ends, history)),
  ])
    violation(fault);
}

async function check(shelf: Shelf, violation: (text: string) => void, state: { checks: number }, mayBeDown: boolean): Promise<void> {
  try {
    for (const fault of await databaseFaults(shelf.shop)) violation(fault);
    state.checks += 1;
  } catch (error) {
    if (!mayBeDown) violation(`the database could not be asked: ${String(error)}`);
  }
}

async function killSomething(servers: Servers, cluster: Cluster | undefined, random: ReturnType<typeof seededRandom>): Promise<void> {
  await pause(random.below(KILL_EVERY_MS.most - KILL_EVERY_MS.least));
  if (cluster && random.chance(0.3)) return servers.killDatabase(cluster);
  return servers.killOne(random);
}

async function every(milliseconds: number, state: { running: boolean }, work: () => Promise<void>): Promise<void> {
  while (state.running) {
    await work();
    await pause(milliseconds);
  }
}
