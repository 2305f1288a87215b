import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { openEmbedded } from "../platform/db/embedded/embedded.ts";

const SECONDS = 4;
const ROWS = 1_000;
const CONNECTIONS = 16;
const makeStock = "create table bare_stock (id int primary key, on_hand int, reserved int) with (fillfactor = 50)";
const fillStock = `insert into bare_stock select n, 1000000, 0 from generate_series(1, ${ROWS}) n`;

/** The bare conditional UPDATE on spread rows, sixteen connections: adds a second PostgreSQL can do at most. */
export async function bareUpdates(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(makeStock);
  await pool.query(fillStock);
  const done = await repeat(CONNECTIONS, async (row) => {
    await pool.query("update bare_stock set reserved = reserved + 1 where id = $1 and on_hand - reserved >= 1", [row]);
  });
  await pool.query("drop table bare_stock");
  await pool.end();
  return done;
}

/** The same statement on an embedded database of its own, one connection as it has no more. */
export async function bareEmbeddedUpdates(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-bare-"));
  const db = await openEmbedded<object>(path.join(folder, "database"));
  await sql.raw(makeStock).execute(db.read);
  await sql.raw(fillStock).execute(db.read);
  const done = await repeat(1, async (row) => {
    await sql`update bare_stock set reserved = reserved + 1 where id = ${row} and on_hand - reserved >= 1`.execute(db.read);
  });
  await db.close();
  rmSync(folder, { recursive: true, force: true });
  return done;
}

/** The writes of an order of so many lines as bare statements in one transaction: the most orders a second that PostgreSQL can do. */
export async function bareOrders(url: string, { lines, connections }: { lines: number; connections: number }): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const step = Math.floor(ROWS / lines);
  await pool.query(makeStock);
  await pool.query(fillStock);
  await pool.query("create table bare_order (id int generated always as identity primary key, account int, total bigint, body jsonb)");
  await pool.query("create table bare_line (order_id int, stock_id int, pieces int, price bigint, primary key (order_id, stock_id))");
  const done = await repeat(connections, async (row) => {
    const client = await pool.connect();
    const rows = Array.from({ length: lines }, (_, line) => ((row + line * step) % ROWS) + 1).sort((a, b) => a - b);
    await client.query("begin");
    await client.query("select 1 from bare_stock where id = any($1) order by id for update", [rows]);
    await client.query("update bare_stock set on_hand = on_hand - 1 where id = any($1)", [rows]);
    const { rows: made } = await client.query("insert into bare_order (account, total, body) values ($1, 450000, $2) returning id", [
      row,
      { carrier: "nova-poshta" },
    ]);
    await client.query("insert into bare_line select $1, stock_id, 1, 90000 from unnest($2::int[]) stock_id", [made[0]?.id, rows]);
    await client.query("commit");
    client.release();
  });
  await pool.query("drop table bare_stock, bare_order, bare_line");
  await pool.end();
  return done;
}

/** Does the work over and over on spread rows, `connections` at a time; how many times a second. */
async function repeat(connections: number, work: (row: number) => Promise<void>): Promise<number> {
  let done = 0;
  const end = Date.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        await work(((at * 61 + turn) % ROWS) + 1);
        done += 1;
      }
    }),
  );
  return Math.round(done / SECONDS);
}
