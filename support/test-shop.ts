import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { demoDirectory } from "./stand-ins/demo-directory.ts";
import type { Tables } from "../db/tables.ts";
import { loadDirectory } from "../features/delivery/delivery.server.ts";
import { carriers } from "../integrations/carriers/carriers.ts";
import { openPayments } from "../processes/opening/open-payments.ts";
import { consoleGateway } from "../integrations/sms/console-gateway.ts";
import { consoleMailer } from "../integrations/e-mail/console-mailer.ts";
import { folderStore } from "../integrations/file-store/folder-store.ts";
import { openWebhookSender } from "../integrations/webhooks/open-webhook-sender.ts";
import { soundCondition } from "../platform/machine/condition.ts";
import { parseConfig, type Config } from "../platform/config/config.ts";
import type { Database } from "../platform/db/database.ts";
import { openEmbedded } from "../platform/db/embedded/embedded.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openPostgres } from "../platform/db/postgres/open-postgres.ts";
import type { Locale } from "../platform/i18n.ts";
import { type Id, idOf } from "../platform/ids.ts";
import { openLog } from "../platform/log.ts";
import type { Clock, Instant } from "../platform/time/time.ts";
import type { Customer, Shop, StaffMember, Visit } from "../features/shop.ts";
import { testRegister, type TestRegister } from "./stand-ins/test-register.ts";
import { dropTestPostgres } from "./postgres-cluster.ts";
import { copyOfPreparedShop, folderForEmbedded } from "./run/prepared-shop.ts";

export type SettableClock = Clock & { set(instant: Instant | string): void; advanceSeconds(seconds: number): void };

/** A shop on an empty, migrated database with a clock you set and an outbox of SMS lines. */
export type TestShop = Shop & {
  clock: SettableClock;
  smsLines: string[];
  mailLines: string[];
  register: TestRegister;
  close(): Promise<void>;
};

type Options = {
  database?: "postgres" | "embedded";
  databaseUrl?: string | undefined;
  config?: Partial<Config>;
  filesFolder?: string;
  places?: "none";
};

/** Whether the run asks use cases on the embedded database, as `npm run prove -- embedded` does. */
export const runIsOnEmbedded = process.env["SHOPS_ON"] === "embedded";

/**
 * Opens a test shop, the demo's places in it, on a database of its own that goes when it closes: PostgreSQL, or the embedded one where
 * `database` or the run (`SHOPS_ON=embedded`) says so. With `databaseUrl` on that of the caller, which stays.
 */
export async function openTestShop(options: Options = {}): Promise<TestShop> {
  const { db, close } = await openDatabase(options);
  await migrate(db.read, "db/migrations");
  const smsLines: string[] = [];
  const mailLines: string[] = [];
  const config: Config = {
    ...parseConfig({ LOG_LEVEL: "silent", LIMITS: "relaxed", PUBLIC_URL: "http://localhost:3000" }),
    ...options.config,
  };
  const clock = settableClock("2026-11-21T10:00:00Z");
  const filesFolder = options.filesFolder ?? path.join(os.tmpdir(), `semyriad-test-${randomUUID()}`);
  const register = testRegister(clock);
  const shop = {
    config,
    clock,
    log: openLog({ level: config.logLevel }),
    db,
    integrations: {
      sms: consoleGateway((line) => smsLines.push(line)),
      push: undefined,
      mailer: consoleMailer((line) => mailLines.push(line)),
      files: folderStore(filesFolder),
      carriers,
      vendors: new Map(),
      payments: openPayments({ ...config, dataDir: filesFolder }, clock),
      fiscal: register,
      ga4: undefined,
      meta: undefined,
      webhooks: openWebhookSender({ isLocalAllowed: true }),
    },
    condition: soundCondition,
    memory: new Map(),
    smsLines,
    mailLines,
    register,
    close,
  };
  if (options.places !== "none" && !(await db.read.selectFrom("carrier_directory").select("carrier").executeTakeFirst()))
    await loadDirectory(shop, "nova-poshta", demoDirectory);
  return shop;
}

type OpenDatabase = { db: Database<Tables>; close: () => Promise<void> };

async function openDatabase({ databaseUrl, database, places }: Options): Promise<OpenDatabase> {
  if (databaseUrl) return onPostgres(databaseUrl);
  if (database ? database === "embedded" : runIsOnEmbedded) return onEmbedded();
  const url = await copyOfPreparedShop(places);
  const { db, close } = onPostgres(url);
  // Nobody waits until its room is free.
  return { db, close: () => close().then(() => void dropTestPostgres(url)) };
}

function onPostgres(url: string): OpenDatabase {
  const db = openPostgres<Tables>(url);
  return { db, close: () => db.close() };
}

async function onEmbedded(): Promise<OpenDatabase> {
  const folder = await folderForEmbedded();
  const db = await openEmbedded<Tables>(path.join(folder, "database"));
  const close = async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, close };
}

/** A visit to a test shop: a guest by name, or a customer. */
export function testVisit(
  shop: TestShop,
  who: { customer?: Customer; staff?: StaffMember; guest?: string; locale?: Locale; address?: string } = {},
): Visit {
  return {
    shop,
    id: randomUUID(),
    locale: who.locale ?? "ua",
    now: shop.clock.now(),
    customer: who.customer,
    staff: who.staff,
    guestHash: who.guest ? createHash("sha256").update(who.guest).digest() : undefined,
    address: who.address ?? "127.0.0.1",
    userAgent: "test",
    cookies: new Map(),
    headers: new Headers(),
    pageTags: new Set(),
    origin: "http://localhost:3000",
  };
}

/** Writes an account straight into the database and gives the customer a visit needs. */
export async function addTestCustomer(shop: TestShop, phone = randomPhone()): Promise<Customer> {
  const { id } = await shop.db.read
    .insertInto("account")
    .values({ phone, name: "Олена", surname: "Коваль", created_at: shop.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: id as Id<"account">, phone, blacklisted: false, cardOnly: false, tokenId: idOf<"access_token">(0), deviceId: undefined };
}

let phones = Math.floor(Math.random() * 1_000_000);
/** A phone nobody has had in this process; one after the other they are far apart, and none ends like a PIN of the tests (S26). */
export const randomPhone = (): string => `38067${String(((phones += 1) * 884_707) % 1_000_000).padStart(6, "0")}0`;

function settableClock(start: string): SettableClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
    advanceSeconds: (seconds) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
}
