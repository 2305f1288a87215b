import { randomUUID } from "node:crypto";
import { seededRandom, type SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { issueToken, recogniseDevice } from "../../../features/accounts/accounts.server.ts";
import { startPostgresCluster } from "../../../support/postgres-cluster.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { startServers, type Servers } from "../servers.ts";
import { percentile } from "../../../bench/measure.ts";
import { openSide, type Deliveries, type Side } from "./side.ts";
import { judgeSides } from "./judge-sides.ts";

export type ChatOptions = {
  messages: number;
  processes: number;
  /** Seconds from one `kill -9` of a process to the next; without it none is killed. */
  killEverySeconds?: number | undefined;
  databaseUrl?: string | undefined;
  sources?: string | undefined;
};
export type ChatOutcome = {
  seed: string;
  seconds: number;
  messages: number;
  repeated: number;
  lostAnswers: number;
  kills: number;
  /** Streams that were opened, anew after each lost one. */
  streams: number;
  /** Milliseconds of a sending, and until another side has read it, p97.5. */
  p975: number;
  readP975: number;
  violations: string[];
};

const CUSTOMERS = 2;
const DEVICES = 2;
const OPERATORS = 2;

/**
 * Two customers with two devices each and two operators write to each other through several processes, each message sent again now and
 * then and its answers lost, every side listening to a stream; with `killEverySeconds`, processes end with SIGKILL meanwhile. Afterwards every side has each message once and in order.
 */
export async function runChat(
  seed: string,
  { messages, processes, killEverySeconds, databaseUrl, sources }: ChatOptions,
): Promise<ChatOutcome> {
  const random = seededRandom(`chat ${seed}`);
  const cluster = databaseUrl === undefined ? await startPostgresCluster() : undefined;
  const url = databaseUrl ?? cluster?.url ?? "";
  const violations: string[] = [];
  const shop = await openTestShop({ databaseUrl: url });
  shop.clock.set(new Date());
  const people = await openPeople(shop);
  const servers = await startServers({ databaseUrl: url, processes, env: {}, sources, violation: (text) => violations.push(text) });
  const began = performance.now();
  const deliveries: Deliveries = { begun: new Map(), took: [] };
  const sides = people.flatMap((one) => one.credentials.map((headers) => openSide({ ...one, headers, servers, random, deliveries })));
  const share = Math.ceil(messages / sides.length);
  const stopKilling = killEverySeconds ? killNowAndThen(servers, random, killEverySeconds) : async () => undefined;
  await Promise.all(sides.map((side) => side.talk(share)));
  await stopKilling();
  for (const side of sides) await side.finish();
  violations.push(...judgeSides(sides.map((side) => side.known())));
  const seconds = (performance.now() - began) / 1_000;
  const kills = servers.kills();
  await servers.stop();
  await shop.close();
  await cluster?.stop();
  return { seed, seconds, kills, violations, ...figuresOf(sides, deliveries) };
}

/** Customers and operators, with the headers each is known by. */
async function openPeople(shop: TestShop) {
  const owner = await addFirstOwner(shop);
  const operators = [owner.cookie];
  while (operators.length < OPERATORS)
    operators.push((await addStaff(shop, owner.staff, "support", `support${randomUUID()}@shop.example`)).cookie);
  const people: { kind: "customer" | "staff"; of: string; credentials: Record<string, string>[] }[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const { id, phone } = await addTestCustomer(shop);
    const devices = await Promise.all(Array.from({ length: DEVICES }, () => tokenOf(shop, id)));
    people.push({ kind: "customer", of: phone, credentials: devices.map((token) => ({ Authorization: `Bearer ${token}` })) });
    people.push({
      kind: "staff",
      of: phone,
      credentials: operators.map((cookie) => ({ Cookie: cookie, "Sec-Fetch-Site": "same-origin" })),
    });
  }
  return people;
}

function tokenOf(shop: TestShop, accountId: Parameters<typeof issueToken>[1]["accountId"]): Promise<string> {
  const now = shop.clock.now();
  return shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId, credential: undefined, userAgent: "", now });
    return issueToken(tx, { accountId, deviceId, proof: "sms", now });
  });
}

/** Until it is told to stop; waits for the last one to be back. */
function killNowAndThen(servers: Servers, random: SeededRandom, seconds: number): () => Promise<void> {
  const kills: Promise<void>[] = [];
  const timer = setInterval(() => kills.push(servers.killOne(random)), seconds * 1_000);
  return async () => {
    clearInterval(timer);
    await Promise.all(kills);
  };
}

function figuresOf(sides: readonly Side[], deliveries: Deliveries) {
  const sum = (of: (side: Side) => number) => sides.reduce((all, side) => all + of(side), 0);
  return {
    messages: sum((side) => side.known().sent.length),
    repeated: sum((side) => side.repeated()),
    lostAnswers: sum((side) => side.lost()),
    streams: sum((side) => side.opened()),
    p975: percentile(
      sides.flatMap((side) => side.took()),
      0.975,
    ),
    readP975: percentile(deliveries.took, 0.975),
  };
}
