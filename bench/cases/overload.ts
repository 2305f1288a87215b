import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { apiClient, newPhone } from "../../support/api-client.ts";
import { placeOrderByCalls } from "../../support/order-by-calls.ts";
import { startShop } from "../../support/running-shop.ts";
import { percentile, SECONDS } from "../measure.ts";
import { printCells } from "../print-table.ts";

const CONNECTIONS = 1_500;
const COME_EVERY_MS = 5;
const PATIENCE_MS = 10_000;
const KEPT = "/category/1110";
const KEPT_EVERY_MS = 25;
const PLACE_EVERY_MS = 50;

type Answered = { status: number; ms: number };
/** Answers and milliseconds at half and 95 of 100 of them. */
type Summary = { perSecond: number; p50: number; p95: number };
export type Overload = {
  gate: string;
  /** Pages a second with eight asked for at a time. */
  capacity: number;
  made: Summary;
  turnedAway: Summary;
  /** Visitors a second who had no answer in ten seconds. */
  givenUp: number;
  kept: Summary;
  placings: number;
  unanswered: number;
  placing: Summary;
  orders: string;
  later: number;
};

/**
 * Visitors who each want a page that nobody has made, coming three times as often as the process can answer them, whatever the
 * others are answered (security.md S58). What it can answer is measured first, with eight at a time. Beside both a page that is
 * kept and placings, and a whole purchase by calls beside the crowd. Once as it is, once with relaxed limits, where everybody waits.
 */
export async function overload(products: string): Promise<Overload[]> {
  const rows = [await underLoad("everybody waits", { DEMO_PRODUCTS: products, LIMITS: "relaxed" })];
  rows.push(await underLoad("turned away", { DEMO_PRODUCTS: products, LIMITS: "normal" }));
  const cells = (of: Summary) => [of.perSecond, of.p50, of.p95];
  printCells([
    [
      "",
      "capacity per s",
      "made per s",
      "of capacity",
      "p50 ms",
      "p95 ms",
      "503 per s",
      "p50 ms",
      "p95 ms",
      "given up per s",
      "kept p50 ms",
      "p95 ms",
      "placings",
      "not answered",
      "p95 ms",
      "purchase",
      "a page 10 s later, ms",
    ],
    ...rows.map((row) => [
      row.gate,
      row.capacity,
      row.made.perSecond,
      `${Math.round((100 * row.made.perSecond) / row.capacity)} %`,
      row.made.p50,
      row.made.p95,
      ...cells(row.turnedAway),
      row.givenUp,
      row.kept.p50,
      row.kept.p95,
      row.placings,
      row.unanswered,
      row.placing.p95,
      row.orders,
      row.later,
    ]),
  ]);
  return rows;
}

async function underLoad(gate: string, env: Record<string, string>): Promise<Overload> {
  const shop = await startShop(env);
  const buyer = apiClient(shop.url);
  await buyer.signIn(newPhone(), shop.codeFor);
  for (const page of [KEPT, KEPT, "/", "/sale"]) await (await fetch(shop.url + page)).text();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  // All are connected already: a process takes one new connection a turn of its loop, which is another matter.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(agent, shop.url, "/healthz")));
  let wanted = 0;
  const askNew = () => ask(agent, shop.url, `/category/1110?price_max=${(wanted += 1) + 100}`);
  const [reader, payer] = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true, maxSockets: 1 })];
  for (const one of [reader, payer]) await ask(one, shop.url, "/healthz");
  const place = () => ask(payer, shop.url, "/api/place-order", { token: buyer.token ?? "", body: "{}" });
  /** Kept pages and placings beside the visitors, until the end. */
  const beside = (until: number) => {
    const [kept, placings]: [Answered[], Answered[]] = [[], []];
    const often = async (everyMs: number, into: Answered[], work: () => Promise<Answered>) => {
      for (; performance.now() < until; await pause(everyMs)) into.push(await work());
    };
    const all = [often(KEPT_EVERY_MS, kept, () => ask(reader, shop.url, KEPT)), often(PLACE_EVERY_MS, placings, place)];
    return Promise.all(all).then(() => ({ kept, placings }));
  };
  const [capacity] = await Promise.all([capacityBy(askNew), beside(performance.now() + SECONDS * 1_000)]);
  const seconds = 3 * SECONDS;
  const end = performance.now() + seconds * 1_000;
  const pages: Answered[] = [];
  const visitors = async () => {
    const began = performance.now();
    const come: Promise<unknown>[] = [];
    for (; performance.now() < end; await pause(COME_EVERY_MS)) {
      const due = Math.floor((3 * capacity * (performance.now() - began)) / 1_000);
      while (come.length < due) come.push(askNew().then((answer) => pages.push(answer)));
    }
    await Promise.all(come);
  };
  const buy = () => placeOrderByCalls(buyer).then((number) => `№ ${number}`, String);
  const [, { kept, placings }, orders] = await Promise.all([visitors(), beside(end), pause(1_000).then(buy)]);
  await pause(10_000);
  const later = Math.round((await askNew()).ms);
  agent.destroy();
  reader.destroy();
  payer.destroy();
  await shop.stop();
  const summary = (answers: readonly Answered[]): Summary => {
    const taken = answers.map(({ ms }) => ms);
    return {
      perSecond: Math.round(answers.length / seconds),
      p50: Math.round(percentile(taken, 0.5)),
      p95: Math.round(percentile(taken, 0.95)),
    };
  };
  return {
    gate,
    capacity,
    made: summary(pages.filter(({ status }) => status === 200)),
    turnedAway: summary(pages.filter(({ status }) => status === 503)),
    givenUp: Math.round(pages.filter(({ status }) => status === 0).length / seconds),
    kept: summary(kept.filter(({ status }) => status === 200)),
    placings: placings.length,
    // An order that is not well written is refused by its fields; that is an answer.
    unanswered: placings.filter(({ status }) => status !== 422).length,
    placing: summary(placings),
    orders,
    later,
  };
}

/** Pages a second that eight visitors get who each ask for the next when they have one. */
async function capacityBy(askNew: () => Promise<Answered>): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  let made = 0;
  const visitor = async () => {
    for (; performance.now() < end; made += 1) await askNew();
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return Math.round(made / SECONDS);
}

function ask(agent: Agent, url: string, path: string, call?: { token: string; body: string }): Promise<Answered> {
  const began = performance.now();
  const headers = call
    ? {
        "Content-Type": "application/json",
        Authorization: `Bearer ${call.token}`,
        "Content-Length": call.body.length,
        "Idempotency-Key": "a-key-of-the-bench",
      }
    : { Accept: "text/html" };
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - began });
    request(url + path, { agent, method: call ? "POST" : "GET", headers, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }));
      response.on("error", failed);
    })
      .on("error", failed)
      .end(call?.body);
  });
}
