import { brokenInvariants } from "./invariants.ts";
import { countReservations } from "../../features/cart/cart.server.ts";
import { watchExchange } from "../../features/exchange/exchange.server.ts";
import { listDirectories } from "../../features/delivery/delivery.server.ts";
import { countJobs } from "../../features/jobs/jobs.server.ts";
import { countMessages } from "../../features/messages/messages.server.ts";
import type { Shop } from "../../features/shop.ts";
import { viewSignInPressure, type SignInPressure } from "../../features/sign-in/sign-in.server.ts";
import type { Work } from "../../platform/jobs/work.ts";
import { selectServerActivity } from "../../platform/db/postgres/server-activity.queries.ts";
import { secondsBetween } from "../../platform/time/time.ts";
import { ignore } from "../../platform/ignore.ts";
import { worksOf } from "../schedule/jobs.ts";
import { madeAt, newestCopy } from "../schedule/keep-copies.ts";

const COUNT_EVERY_SECONDS = 15;
/** The checks occupy the embedded database's only connection. */
const judgeEverySeconds = { postgres: 60, embedded: 900 } as const;

/** The invariants of security.md that queries can check today. */
const judged = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I9", "I11", "I14"] as const;

export type ShopFacts = {
  reservations: Awaited<ReturnType<typeof countReservations>>;
  messages: Awaited<ReturnType<typeof countMessages>>;
  jobs: Awaited<ReturnType<typeof countJobs>> | undefined;
  signIn: SignInPressure | undefined;
  exchange: Awaited<ReturnType<typeof watchExchange>> | undefined;
  server: Awaited<ReturnType<typeof selectServerActivity>>;
  broken: Map<string, number>;
  copyAgeSeconds: number | undefined;
  /** Seconds since each carrier's places were read, by its code. */
  placesAge: ReadonlyMap<string, number>;
};

/** Queries the shop's state periodically, so that reading metrics asks nothing. */
export function watchShopFacts(shop: Shop): { facts: ShopFacts; look(): Promise<void>; stop(): void } {
  const facts: ShopFacts = {
    reservations: undefined,
    messages: undefined,
    jobs: undefined,
    signIn: undefined,
    exchange: undefined,
    server: undefined,
    broken: new Map(),
    copyAgeSeconds: undefined,
    placesAge: new Map(),
  };
  const count = async () => {
    [facts.reservations, facts.messages] = [await countReservations(shop), await countMessages(shop)];
    facts.jobs = withKnownQueues(worksOf(shop), await countJobs(shop));
    facts.signIn = await viewSignInPressure(shop);
    facts.exchange = await watchExchange(shop);
    if (shop.db.kind === "postgres") facts.server = await selectServerActivity(shop.db.read);
    const directories = await listDirectories(shop);
    facts.placesAge = new Map(directories.map(({ carrier, loaded_at }) => [carrier, secondsBetween(loaded_at, shop.clock.now())]));
    const copy = shop.db.copyTo && (await newestCopy(shop.config));
    facts.copyAgeSeconds = copy ? (shop.clock.now().getTime() - madeAt(copy).getTime()) / 1_000 : undefined;
  };
  const judge = async () => {
    const faults = await brokenInvariants(shop);
    const found = Map.groupBy(faults, ({ invariant }) => invariant.split(" ")[0] ?? "");
    for (const name of judged) facts.broken.set(name, found.get(name)?.length ?? 0);
    for (const { invariant, detail } of faults.slice(0, 20)) shop.log.error({ invariant, detail }, "an invariant is broken");
  };
  const look = async () => {
    await count();
    await judge();
  };
  const timers = [
    setInterval(() => ignore(shop.log, count(), "count for the metrics"), COUNT_EVERY_SECONDS * 1_000),
    setInterval(() => ignore(shop.log, judge(), "judge for the metrics"), judgeEverySeconds[shop.db.kind] * 1_000),
  ];
  return { facts, look, stop: () => timers.forEach(clearInterval) };
}

/** A queue nothing has been written to yet counts nothing. */
function withKnownQueues(works: readonly Work[], counted: NonNullable<ShopFacts["jobs"]>): NonNullable<ShopFacts["jobs"]> {
  const unknown = works.filter(({ name }) => counted.every((queue) => queue.name !== name));
  return [...counted, ...unknown.map(({ name }) => ({ name, waiting: 0, running: 0, done: 0, dead: 0, late: 0 }))];
}
