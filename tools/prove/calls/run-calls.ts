import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { demoContent } from "../../../db/seed/content/demo-content.ts";
import { seededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { issueToken, recogniseDevice } from "../../../features/accounts/accounts.server.ts";
import { announceCatalogueChanges, catalogueSettled, openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import { seedContent } from "../../../features/content/content.server.ts";
import { placeOrder } from "../../../features/orders/orders.server.ts";
import { api } from "../../../processes/api.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/health.ts";
import { staffCalls } from "../../../processes/staff-calls.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { judgeAnswer, type Answered } from "./judge-answer.ts";
import { openKnown, type Known } from "./known-values.ts";
import { randomCall, type Call } from "./random-call.ts";

export type CallsOutcome = {
  seed: string;
  calls: number;
  seconds: number;
  statuses: Map<number, number>;
  /** Calls answered with success at least once, of all there are. */
  succeeded: number;
  endpoints: number;
  faults: string[];
};

const methods = ["GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "HEAD"];

/**
 * Random calls of everything in the API and the back office, through the whole app on a real database: by guests, customers and
 * staff, with what earlier answers told. Every answer has to be as documented, and none a mistake of the program.
 */
export async function runCalls(seed: string, { calls, databaseUrl }: { calls: number; databaseUrl?: string }): Promise<CallsOutcome> {
  const shop = await openTestShop(databaseUrl ? { databaseUrl } : {});
  shop.clock.set(new Date());
  const app = buildApp({ shop, health: openHealth(shop) });
  const random = seededRandom(`random calls ${seed}`);
  const known = openKnown();
  const people = await prepare(shop, known);
  const handlers = [...api, ...staffCalls];
  const outcome = { statuses: new Map<number, number>(), faults: [] as string[] };
  const done = new Set<string>();
  const began = performance.now();
  for (let number = 0; number < calls; number += 1) {
    const { endpoint } = random.pick(handlers);
    const call = randomCall(endpoint, { random, known });
    const who = random.weighted([
      [endpoint.access === "staff" ? "owner" : "customer", 8] as const,
      ["guest", 1] as const,
      ["other", 1] as const,
    ]);
    const headers = { ...call.headers, ...(await people.headersOf(who)) };
    if (random.chance(0.03)) await askOtherwise(app, { ...call, headers, method: random.pick(methods) }, outcome.faults);
    const answered = await ask(app, { ...call, headers });
    outcome.statuses.set(answered.status, (outcome.statuses.get(answered.status) ?? 0) + 1);
    for (const fault of judgeAnswer(endpoint, answered))
      outcome.faults.push(`${told({ ...call, headers: {} })} ${answered.status}: ${fault}`);
    if (answered.status < 300) {
      done.add(`${endpoint.method} ${endpoint.path}`);
      known.learn(JSON.parse(answered.text));
    }
    if (answered.status === 401) people.forget(who);
  }
  const seconds = (performance.now() - began) / 1_000;
  await announceCatalogueChanges(shop);
  await catalogueSettled(shop);
  await shop.close();
  return { seed, calls, seconds, ...outcome, succeeded: done.size, endpoints: handlers.length };
}

/** Goods, texts and people to call about. */
async function prepare(shop: TestShop, known: Known) {
  for (let number = 0; number < 4; number += 1) {
    const goods = await addTestGoods(shop, { stock: 5_000, price: 10_000 + number, retail: number === 1, suborder: number === 2 });
    for (const [name, value] of Object.entries(goods)) known.add(name, value);
  }
  await seedContent(shop, demoContent);
  await openCatalogueModel(shop);
  const owner = await addFirstOwner(shop);
  let staff = 0;
  const newcomers = {
    owner: async () => ({
      Cookie: staff === 0 ? owner.cookie : (await addStaff(shop, owner.staff, "owner", `owner${staff}@shop.example`)).cookie,
    }),
    customer: async () => ({ Authorization: `Bearer ${await signedIn(shop, known)}` }),
    other: async () => ({ Authorization: `Bearer ${await signedIn(shop, known)}`, Cookie: owner.cookie }),
    guest: async () => ({ "X-Guest-Key": "g".repeat(43) }),
  };
  type Who = keyof typeof newcomers;
  const present = new Map<Who, Record<string, string>>();
  return {
    async headersOf(who: Who): Promise<Record<string, string>> {
      const headers = present.get(who) ?? (await newcomers[who]());
      present.set(who, headers);
      return { ...headers, "Sec-Fetch-Site": "same-origin" };
    },
    /** Somebody who signed out, or was signed out, comes anew. */
    forget(who: Who): void {
      if (who === "owner" && present.has(who)) staff += 1;
      present.delete(who);
    },
  };
}

/** A customer with two orders. */
async function signedIn(shop: TestShop, known: Known): Promise<string> {
  const now = shop.clock.now();
  const customer = await addTestCustomer(shop);
  for (let orders = 0; orders < 2; orders += 1) {
    await fillTestCart(shop, customer);
    const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
    if (placed.placed) known.add("number", placed.numbers.number);
  }
  const { id } = customer;
  return shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent: "", now });
    return issueToken(tx, { accountId: id, deviceId, proof: "sms", now });
  });
}

async function ask(app: Hono, { path, method, headers, body }: Call): Promise<Answered> {
  const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Another method than documented: a refusal, whatever it is. */
async function askOtherwise(app: Hono, call: Call, faults: string[]): Promise<void> {
  if (call.method === call.endpoint.method) return;
  const { body: _, ...rest } = call;
  const { status } = await ask(app, { ...rest, body: call.method === "GET" || call.method === "HEAD" ? undefined : call.body });
  if (status >= 500) faults.push(`${told(call)} ${status}: a method that is not documented`);
}

const told = ({ method, path, body = "" }: Call): string => `${method} ${path.slice(0, 160)} ${body.slice(0, 300)}`;
