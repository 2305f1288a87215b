import type { Hono } from "hono";
import { demoContent } from "../../../db/seed/content/demo-content.ts";
import { seededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import { changesHeard } from "../../../support/changes.ts";
import { seedContent } from "../../../features/content/content.server.ts";
import { api } from "../../../processes/calls/api.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/edge/health.ts";
import { staffCalls } from "../../../processes/calls/staff-calls.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { openKnown, type Known } from "./known-values.ts";
import { openPeople } from "./people.ts";
import { ask, count, nameOf, told, type Call, type Tally } from "./perform.ts";
import { randomCall } from "./random-call.ts";
import { stories } from "./stories.ts";
import { openStories } from "./tell-stories.ts";

export type CallsOutcome = {
  seed: string;
  /** Random ones; those of stories come on top. */
  calls: number;
  seconds: number;
  statuses: Map<number, number>;
  /** Calls answered with success at least once, of all there are. */
  succeeded: number;
  endpoints: number;
  /** Calls that were refused each time, as `GET /api/get-cart`. */
  never: string[];
  faults: string[];
};

const methods = ["GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "HEAD"];
/** How many random calls there are to a story. */
const CALLS_A_STORY = 200;

/**
 * Random calls of everything in the API and the back office, through the whole app on a real database: by guests, customers and
 * staff, with what earlier answers told. Between them stories are told, which make what random calls are about: sessions, carts,
 * orders, imports. Every answer has to be as documented, and none a mistake of the program.
 */
export async function runCalls(seed: string, { calls, databaseUrl }: { calls: number; databaseUrl?: string }): Promise<CallsOutcome> {
  const shop = await openTestShop({ database: "embedded", databaseUrl });
  shop.clock.set(new Date());
  const app = buildApp({ shop, health: openHealth(shop) });
  const random = seededRandom(`random calls ${seed}`);
  const known = openKnown();
  const owner = await prepare(shop, known);
  const people = openPeople(shop, { known, owner });
  const handlers = [...api, ...staffCalls];
  const tally: Tally = { statuses: new Map(), faults: [], done: new Set() };
  const tellStory = openStories(app, { shop, known, tally, newOwner: people.newOwner });
  const names = Object.keys(stories) as (keyof typeof stories)[];
  const began = performance.now();
  for (const name of names) await tellStory(name);
  for (let number = 0; number < calls; number += 1) {
    if (random.chance(1 / CALLS_A_STORY)) await tellStory(random.pick(names));
    const { endpoint } = random.pick(handlers);
    const call = randomCall(endpoint, { random, known });
    const who = random.weighted([
      [endpoint.access === "staff" ? "owner" : "customer", 8] as const,
      ["guest", 1] as const,
      ["other", 1] as const,
    ]);
    const headers = { ...call.headers, ...(await people.headersOf(who)) };
    if (random.chance(0.03)) await askOtherwise(app, { ...call, headers, method: random.pick(methods) }, tally.faults);
    const answered = await ask(app, { ...call, headers });
    count(call, answered, { tally, known });
    if (answered.status === 401) people.forget(who);
  }
  const seconds = (performance.now() - began) / 1_000;
  await changesHeard(shop);
  await shop.close();
  const never = handlers.map(({ endpoint }) => nameOf(endpoint)).filter((name) => !tally.done.has(name));
  const { statuses, faults, done } = tally;
  return { seed, calls, seconds, statuses, faults, succeeded: done.size, endpoints: handlers.length, never };
}

/** Goods, texts and the first owner. */
async function prepare(shop: TestShop, known: Known) {
  for (let number = 0; number < 4; number += 1) {
    const goods = await addTestGoods(shop, { stock: 5_000, price: 10_000 + number, retail: number === 1, suborder: number === 2 });
    for (const [name, value] of Object.entries(goods)) known.add(name, value);
  }
  await seedContent(shop, demoContent);
  await openCatalogueModel(shop);
  return addFirstOwner(shop);
}

/** Another method than documented: a refusal, whatever it is. */
async function askOtherwise(app: Hono, call: Call, faults: string[]): Promise<void> {
  if (call.method === call.endpoint.method) return;
  const { body: _, ...rest } = call;
  const { status } = await ask(app, { ...rest, body: call.method === "GET" || call.method === "HEAD" ? undefined : call.body });
  if (status >= 500) faults.push(`${told(call)} ${status}: a method that is not documented`);
}
