import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openEmbedded } from "./embedded.ts";

type Things = { thing: { id: number; pieces: number } };
let db: Database<Things>;
beforeAll(async () => {
  db = await openEmbedded<Things>("memory://");
  await sql`create table thing (id bigint primary key, pieces int not null check (pieces >= 0))`.execute(db.read);
  await sql`insert into thing values (1, 3)`.execute(db.read);
});
afterAll(() => db.close());

const take = (id: number, pieces: number) =>
  db.once((one) =>
    one
      .updateTable("thing")
      .set({ pieces: sql`pieces - ${pieces}` })
      .where("id", "=", id)
      .returning("pieces")
      .execute(),
  );

test("a statement over few rows keeps one plan, made by indexes though the table was small, and is right as the table grows", async () => {
  await expect(take(1, 9)).rejects.toMatchObject({ code: "23514", table: "thing" });
  expect(await take(1, 1)).toEqual([{ pieces: 2 }]);
  await sql`insert into thing select number, 5 from generate_series(2, 5000) number`.execute(db.read);
  for (let id = 2; id < 12; id += 1) expect(await take(id, 1)).toEqual([{ pieces: 4 }]);
  const { rows } = await sql<{ generic_plans: number; custom_plans: number }>`
    select generic_plans, custom_plans from pg_prepared_statements where name like 'kept%'`.execute(db.read);
  expect(rows).toHaveLength(1);
  expect(Number(rows[0]?.generic_plans)).toBeGreaterThan(5);
  expect((await sql`select current_setting('enable_seqscan') as seqscan`.execute(db.read)).rows).toEqual([{ seqscan: "on" }]);
});

test("a query that comes again and again is parsed once, as by PostgreSQL, and sees what has changed meanwhile", async () => {
  const piecesOf = async (id: number) =>
    (await db.read.selectFrom("thing").select("pieces as found").where("id", "=", id).executeTakeFirst())?.found;
  await sql`insert into thing values (9001, 7), (9002, 8)`.execute(db.read);
  for (let time = 0; time < 10; time += 1) expect([await piecesOf(9001), await piecesOf(9002)]).toEqual([7, 8]);
  await take(9001, 2);
  expect(await piecesOf(9001)).toBe(5);
  const { rows } = await sql`select 1 from pg_prepared_statements where statement like '%as "found"%' and name like 's%'`.execute(db.read);
  expect(rows).toHaveLength(1);
});

test("values come as from PostgreSQL: whole numbers as numbers, days as their text, bytes and instants as such", async () => {
  const at = new Date("2026-11-21T10:00:00.123Z");
  const { rows } = await sql`
    select ${7}::bigint as number, ${"2026-11-21"}::date as day, ${at}::timestamptz as at, ${Buffer.from("ї")}::bytea as bytes,
      ${JSON.stringify({ a: [1] })}::jsonb as json, ${[1, 2]}::int[] as list, ${null}::text as nothing, ${"1.50"}::numeric as exact`.execute(
    db.read,
  );
  expect(rows).toEqual([
    {
      number: 7,
      day: "2026-11-21",
      at,
      bytes: new Uint8Array(Buffer.from("ї")),
      json: { a: [1] },
      list: [1, 2],
      nothing: null,
      exact: "1.50",
    },
  ]);
});

test("closing waits for the transaction under way and for those who wait for their turn, and takes nothing new", async () => {
  const closing = await openEmbedded<Things>("memory://");
  await sql`create table thing (id bigint primary key, pieces int not null)`.execute(closing.read);
  const [isInside, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const underWay = closing.write(async (tx) => {
    await tx.insertInto("thing").values({ id: 1, pieces: 1 }).execute();
    isInside.resolve();
    await goOn.promise;
    return tx.selectFrom("thing").select("pieces").execute();
  });
  await isInside.promise;
  const inTurn = closing.read.selectFrom("thing").select("id").execute();
  const closed = closing.close();
  goOn.resolve();
  expect(await Promise.all([underWay, inTurn])).toEqual([[{ pieces: 1 }], [{ id: 1 }]]);
  await closed;
  await expect(closing.read.selectFrom("thing").select("id").execute()).rejects.toThrow(/destroyed/);
});
