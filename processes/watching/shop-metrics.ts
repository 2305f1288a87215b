import type { monitorEventLoopDelay } from "node:perf_hooks";
import { pictureLoad, wishCount } from "../../features/pictures/pictures.server.ts";
import type { Shop } from "../../features/shop.ts";
import type { Load } from "../../platform/db/database.ts";
import { gauge, type Metric } from "../../platform/metrics/metric.ts";
import type { ShopFacts } from "./shop-facts.ts";

/** The sampling interval, which does not count as delay. */
export const DELAY_RESOLUTION_MS = 10;

const disks = ["fine", "short", "full", "unknown"] as const;

/** All metrics but those of requests; `docs/alerts/` uses them. */
export const shopMetrics = (
  shop: Shop,
  { facts, delay }: { facts: ShopFacts; delay: ReturnType<typeof monitorEventLoopDelay> },
): readonly Metric[] => [
  gauge("semyriad_invariant_broken", "How many things break an invariant; anything but 0 is an accident.", () => [
    ...[...facts.broken].map(([invariant, value]) => ({ labels: { invariant }, value })),
    ...(facts.messages && facts.jobs ? [{ labels: { invariant: "I12" }, value: facts.messages.stuck + lateJobs(facts.jobs) }] : []),
    ...(facts.server ? [{ labels: { invariant: "I15" }, value: facts.server.long }] : []),
  ]),
  gauge("semyriad_database_deadlocks", "Deadlocks of this database ever.", () => facts.server?.deadlocks),
  gauge("semyriad_carts_open", "Carts that hold a reservation.", () => facts.reservations?.carts),
  gauge("semyriad_reserved_pieces", "Pieces reserved by carts.", () => facts.reservations?.pieces),
  gauge("semyriad_messages", "Messages that wait, and those given up or unsure within a day.", () => {
    const { waiting, dead, unknown } = facts.messages ?? {};
    return Object.entries({ waiting, dead, unknown }).flatMap(([state, value]) =>
      value === undefined ? [] : [{ labels: { state }, value }],
    );
  }),
  gauge("semyriad_jobs", "Jobs that wait, run, are late by ten minutes, and dead after eight tries, by queue.", () =>
    facts.jobs?.flatMap(({ name: queue, waiting, running, late, dead }) =>
      Object.entries({ waiting, running, late, dead }).map(([state, value]) => ({ labels: { queue, state }, value })),
    ),
  ),
  gauge("semyriad_sms_sent", "Text messages sent in the last hour and day.", () =>
    facts.messages ? windows({ hour: facts.messages.smsHour, day: facts.messages.smsDay }) : undefined,
  ),
  gauge("semyriad_sms_budget", "Text messages the shop may send in an hour and a day.", () => windows(shop.config.smsBudget)),
  gauge("semyriad_sign_in_flood", "1 while sign-in codes are asked for and not typed; strangers prove work for each then.", () =>
    facts.signIn ? Number(facts.signIn.isFlood) : undefined,
  ),
  gauge("semyriad_sign_in_spent", "1 while strangers have spent their part of the text messages of the hour or the day.", () =>
    facts.signIn ? Number(facts.signIn.isSpent) : undefined,
  ),
  gauge("semyriad_sign_in_codes", "Codes strangers asked for in the last hour, and those of them that were used.", () =>
    facts.signIn
      ? [
          { labels: { state: "sent" }, value: facts.signIn.sent },
          { labels: { state: "used" }, value: facts.signIn.used },
        ]
      : undefined,
  ),
  gauge(
    "semyriad_exchange_orders_late",
    "Orders that have waited for 1C for an hour; 0 while the exchange is off.",
    () => facts.exchange?.lateOrders,
  ),
  gauge("semyriad_exchange_remarks", "What 1C said of orders and staff have not decided.", () => facts.exchange?.remarks),
  gauge("semyriad_embedded_copy_age_seconds", "Age of the newest copy of the embedded database.", () => facts.copyAgeSeconds),
  gauge("semyriad_places_age_seconds", "Age of a carrier's settlements and departments, which are read each night.", () =>
    [...facts.placesAge].map(([carrier, value]) => ({ labels: { carrier }, value })),
  ),
  gauge("semyriad_clock_wrong", "1 while the clock differs from the database's; nothing is written then.", () =>
    Number(shop.condition.isClockWrong()),
  ),
  gauge("semyriad_disk", "1 for the state of the disk of DATA_DIR: short refuses uploads and imports, full refuses writes.", () =>
    disks.map((state) => ({ labels: { state }, value: Number(shop.condition.disk() === state) })),
  ),
  gauge("semyriad_database_connections", "Connections by pool.", () => pools(shop, ({ open, busy }) => ({ busy, idle: open - busy }))),
  gauge("semyriad_database_waiting", "Those who wait for a connection, by pool.", () =>
    shop.db.load().map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
  ),
  gauge("semyriad_pictures", "Pictures being made, waiting to be, and wished for in AVIF when there is time.", () => {
    const { atWork, waiting } = pictureLoad(shop);
    return Object.entries({ "at work": atWork, waiting, wished: wishCount(shop) }).map(([state, value]) => ({ labels: { state }, value }));
  }),
  { ...gauge("semyriad_pictures_refused_total", "Pictures answered with 503.", () => pictureLoad(shop).refused), type: "counter" },
  gauge("semyriad_event_loop_delay_seconds", "How late the process comes to its work, since the last reading.", () => {
    const found = [50, 99, 100].map((percent) => ({
      labels: { quantile: String(percent / 100) },
      value: Math.max(0, delay.percentile(percent) / 1e9 - DELAY_RESOLUTION_MS / 1_000),
    }));
    delay.reset();
    return found;
  }),
  gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss()),
  gauge("nodejs_heap_used_bytes", "Memory of its objects.", () => process.memoryUsage().heapUsed),
  { ...gauge("process_cpu_seconds_total", "Processor time used.", cpuSeconds), type: "counter" },
  gauge("process_start_time_seconds", "When it started.", () => Math.round(Date.now() / 1_000 - process.uptime())),
];

const lateJobs = (jobs: NonNullable<ShopFacts["jobs"]>): number => jobs.reduce((sum, { late }) => sum + late, 0);

const windows = (values: { hour: number; day: number }) => Object.entries(values).map(([window, value]) => ({ labels: { window }, value }));

const pools = ({ db }: Shop, statesOf: (load: Load) => Record<string, number>) =>
  db.load().flatMap((load) => Object.entries(statesOf(load)).map(([state, value]) => ({ labels: { pool: load.pool, state }, value })));

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
