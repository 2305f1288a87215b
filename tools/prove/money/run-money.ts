import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { seededRandom, type SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { writeSettings } from "../../../features/settings/settings.server.ts";
import { startPostgresCluster } from "../../../support/postgres-cluster.ts";
import { addRichCustomer } from "../../../support/test-card-order.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { act, isLate, type Person, type Shelf, type Stage } from "./acts.ts";
import { nextInstant } from "./calendar.ts";
import { compareFigures, compareOrders, compareVendors } from "./compare.ts";
import * as model from "./model.ts";
import { startShopProcesses } from "./shop-processes.ts";
import { startVendors, type Word } from "./vendors.ts";

export type MoneyOptions = {
  operations: number;
  years: number;
  processes: number;
  kill: boolean;
  /** The folder of the shop that is proved; the present one without it. */
  sources?: string | undefined;
  databaseUrl?: string;
};
export type MoneyOutcome = {
  seed: string;
  seconds: number;
  counts: Map<string, number>;
  calls: number;
  kills: number;
  checks: number;
  violations: string[];
};

const AT_ONCE = 6;
const PEOPLE = 18;
const CHECK_EVERY_ROUNDS = 12;
const START = new Date("2026-11-21T10:00:00Z");
const YEAR_MS = 365.25 * 86_400_000;
const MINUTE = 60_000;

/** One history: years of orders and money, by several processes of the shop, compared with the model after each of its rounds, until they differ. */
export async function runMoney(seed: string, options: MoneyOptions, say: (line: string) => void): Promise<MoneyOutcome> {
  const began = performance.now();
  const random = seededRandom(`money ${seed}`);
  const cluster = options.databaseUrl ? undefined : await startPostgresCluster();
  const databaseUrl = options.databaseUrl ?? cluster?.url ?? "";
  const clock = { at: START, now: () => clock.at };
  const vendors = await startVendors(clock);
  const own = await openTestShop({ databaseUrl, config: vendors.config });
  const { people, goods, member } = await furnish(own, random);
  const orders = { databaseUrl, config: { ...vendors.config, secret: own.config.secret }, member };
  const shop = await startShopProcesses(orders, { processes: options.processes, sources: path.resolve(options.sources ?? "."), clock });
  const violations = new Set<string>();
  const violation = (text: string) => {
    if (!violations.has(text)) say(`seed ${seed}, ${clock.at.toISOString()}: ${text}`);
    violations.add(text);
  };
  const stage: Stage = { shop, vendors, goods, now: clock.at, random, payments: new Map(), counts: new Map(), violation };
  const until = new Date(START.getTime() + options.years * YEAR_MS);
  const rounds = Math.ceil(options.operations / AT_ONCE);
  let checks = 0;

  for (let round = 0; round < rounds && violations.size === 0; round += 1) {
    clock.at = nextInstant(clock.at, { until, roundsLeft: rounds - round, random });
    await playRound({ stage, clock, people, killing: options.kill ? { cluster } : undefined });
    if (round % CHECK_EVERY_ROUNDS === CHECK_EVERY_ROUNDS - 1) checks += await check(own, stage, people);
  }
  checks += await check(own, stage, people);
  const [calls, kills] = [shop.calls(), shop.kills()];
  await shop.stop();
  await own.close();
  await vendors.close();
  await cluster?.stop();
  const { counts } = stage;
  return { seed, seconds: (performance.now() - began) / 1_000, counts, calls, kills, checks, violations: [...violations] };
}

/** Customers, goods without end, and a member of staff. */
async function furnish(shop: TestShop, random: SeededRandom) {
  await writeSettings(shop, {
    services: ["np_branch", "cod", "card", "cashback", "bonuses", "balance"],
    cod_fee_percent: model.FEE.percent,
    cod_fee_fixed: model.FEE.fixed / 100,
    unpaid_order_hours: model.UNPAID_HOURS,
    unclaimed_parcel_sum: model.UNCLAIMED_SUM / 100,
    trusted_cod_sum: 1_000_000,
  });
  const { staff, secret } = await addFirstOwner(shop);
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push({ customer: await addRichCustomer(shop), account: model.newAccount() });
  const goods: Shelf[number][] = [];
  for (let at = 0; at < 6; at += 1) {
    const price = random.between(101, 30_000);
    goods.push({ ...(await addTestGoods(shop, { price, stock: 1_000_000 })), price });
  }
  return { people, goods, member: { staff, secret } };
}

type Round = {
  stage: Stage;
  clock: { at: Date };
  people: readonly Person[];
  killing: { cluster: Awaited<ReturnType<typeof startPostgresCluster>> | undefined } | undefined;
};

/** Some customers act at once; what the vendors say of it comes twice, late, in another order or not at all; then it is compared. */
async function playRound({ stage, clock, people, killing }: Round): Promise<void> {
  const { random, shop } = stage;
  stage.now = clock.at;
  await shop.tell(0, "freshen", undefined);
  await shop.everywhere("endWhatIsOver", undefined);
  for (const { account } of people) endUnpaid(account, clock.at);
  const chosen = shuffled(people, random).slice(0, AT_ONCE);
  const choices = chosen.map((_, at) => seededRandom(`${random.below(2 ** 31)} ${at}`));
  const killed = killing && random.chance(0.3) ? killSoon(stage, killing) : undefined;
  await Promise.all(chosen.map((person, at) => act({ ...stage, random: choices[at] ?? random }, person)));

  const ownerOf = ({ reference }: Word) => stage.payments.get(reference)?.person.customer.id ?? 0;
  // The same seed tells the same history, however the processes took turns.
  const said = stage.vendors.takeWords().toSorted((one, other) => ownerOf(one) - ownerOf(other));
  const words = shuffled(said, random);
  const manners = words.map((word) => mannerOf(stage, word));
  await deliver(
    stage,
    words.filter((_, at) => manners[at] === "twice" || manners[at] === "now"),
    1,
  );
  await deliver(
    stage,
    words.filter((_, at) => manners[at] === "twice"),
    2,
  );
  clock.at = new Date(clock.at.getTime() + 5 * MINUTE);
  stage.now = clock.at;
  await deliver(
    stage,
    words.filter((_, at) => manners[at] === "late"),
    2,
  );
  await killed;
  await shop.tell(0, "takeJobsBack", undefined);

  clock.at = new Date(clock.at.getTime() + 6 * MINUTE);
  stage.now = clock.at;
  for (let due = 1; due > 0;) due = Math.max(...(await shop.everywhere("poll", undefined)).map((one) => (one.done ? one.value : 0)));
  for (const { person, payment, paidAt } of stage.payments.values()) model.hear(person.account, payment, { paidAt, now: clock.at });
  await giveBackAtVendors(stage, clock, people);
  await Promise.all(chosen.map((person) => compareFigures(stage, person)));
}

function endUnpaid(account: model.Account, now: Date): void {
  for (const order of account.orders)
    if (order.status === "awaiting_payment" && order.unpaidUntil && order.unpaidUntil <= now)
      model.end(account, order, { status: "cancelled", to: "card", byStaff: false, now });
}

type Manner = "now" | "twice" | "late" | "never";
function mannerOf({ random, payments }: Stage, { reference, isPaid }: Word): Manner {
  const known = payments.get(reference);
  const manner = random.weighted<Manner>([
    ["now", 25],
    ["twice", 30],
    ["late", 20],
    ["never", 25],
  ]);
  return manner === "never" && isPaid && known && isLate(known.payment) ? "late" : manner;
}

async function deliver(stage: Stage, words: readonly Word[], times: number): Promise<void> {
  const { shop, random, counts, violation } = stage;
  await Promise.all(
    words.flatMap((word) =>
      Array.from({ length: times }, async () => {
        const { provider, headers, body } = word;
        const outcome = await shop.tell(random.below(1_000), "callback", { provider, headers, body });
        counts.set("callbacks", (counts.get("callbacks") ?? 0) + 1);
        if (!outcome.done) violation(`callback: ${outcome.words}`);
      }),
    ),
  );
  for (const { reference, isPaid } of words) {
    const known = isPaid ? stage.payments.get(reference) : undefined;
    if (known) model.hear(known.person.account, known.payment, { paidAt: known.paidAt, now: stage.now });
  }
}

/** The banks give back, or all refuse; every process asks at once, and again when what a killed one was about is free. */
async function giveBackAtVendors(stage: Stage, clock: { at: Date }, people: readonly Person[]): Promise<void> {
  const open = people.flatMap(({ account }) =>
    account.payments.flatMap((payment) => payment.refunds.filter(({ state }) => state === "open").map((refund) => ({ account, refund }))),
  );
  if (open.length === 0) return;
  const areRefused = stage.random.chance(0.15);
  stage.vendors.makeRefunds(areRefused ? "refused" : "done");
  await stage.shop.everywhere("askRefunds", undefined);
  clock.at = new Date(clock.at.getTime() + 3 * MINUTE);
  stage.now = clock.at;
  await stage.shop.everywhere("askRefunds", undefined);
  for (const { account, refund } of open) model.settle(account, refund, !areRefused);
  const what = areRefused ? "refunds refused" : "refunds made";
  stage.counts.set(what, (stage.counts.get(what) ?? 0) + open.length);
}

async function killSoon({ shop, random }: Stage, { cluster }: NonNullable<Round["killing"]>): Promise<void> {
  await pause(random.below(60));
  if (cluster && random.chance(0.3)) await shop.killDatabase(cluster);
  else await shop.killOne(random.below(1_000));
}

/** The whole shop against its invariants and the model; answers how many checks that was. */
async function check(own: TestShop, stage: Stage, people: readonly Person[]): Promise<number> {
  const faults = await stage.shop.tell(0, "faults", undefined);
  if (!faults.done) stage.violation(`faults: ${faults.words}`);
  else for (const { invariant, detail } of faults.value) stage.violation(`${invariant}: ${detail}`);
  const { rows } = await sql<{ total: number }>`select coalesce(sum(amount), 0)::bigint as total from posting`.execute(own.db.read);
  if (Number(rows[0]?.total) !== 0) stage.violation(`I6 the ledger sums to zero: ${rows[0]?.total}`);
  for (const person of people) {
    await compareFigures(stage, person);
    await compareOrders(stage, person);
    await compareVendors(stage, person, own);
  }
  return 1;
}

function shuffled<T>(list: readonly T[], random: SeededRandom): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
