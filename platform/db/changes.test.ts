import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import { undo, type Topic } from "./changes.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { openPostgres } from "./postgres/open-postgres.ts";

type Things = { thing_told: { id: number } };
const things: Topic = { name: "things told", withinMs: 0 };

describe.each(["the embedded database", "PostgreSQL"])("on %s", (kind) => {
  let db: Database<Things>;
  const heard: string[] = [];
  beforeAll(async () => {
    db = kind === "PostgreSQL" ? openPostgres<Things>(await ensureTestPostgres()) : await openEmbedded<Things>("memory://");
    await sql`create table if not exists thing_told (id bigint primary key)`.execute(db.read);
    await db.changes.on(things, { onKeys: (keys, by) => heard.push(...keys.map((key) => `${key} by ${by}`)) });
  });
  afterAll(async () => {
    await sql`drop table thing_told`.execute(db.read);
    await db.close();
  });
  const count = () => db.read.selectFrom("thing_told").select("id").execute();
  /** Messages arrive in order, so the last one proves that no earlier one is missing. */
  const heardBefore = async (key: string): Promise<string[]> => {
    await db.changes.tell([{ topic: things, keys: [key], by: "" }]);
    await expect.poll(() => heard).toContain(`${key} by `);
    return heard.splice(0).slice(0, -1);
  };

  test("what a transaction has changed is told after its commit, by whom it was opened for", async () => {
    await db.write(
      async (tx) => {
        await tx.insertInto("thing_told").values({ id: 1 }).execute();
        tx.changed(things, [1, 2]);
        tx.changed(things, [3], "the desk");
      },
      { by: "the phone" },
    );
    expect(await heardBefore("first")).toEqual(["1 by the phone", "2 by the phone", "3 by the desk"]);
  });

  test("a transaction that is undone answers, leaves everything as it was, and nothing of it is told", async () => {
    const answer = await db.write(async (tx) => {
      await tx.insertInto("thing_told").values({ id: 4 }).execute();
      tx.changed(things, [4]);
      return undo("sold out");
    });
    expect(answer).toBe("sold out");
    expect(await count()).toEqual([{ id: 1 }]);
    expect(await heardBefore("second")).toEqual([]);
  });

  test("of one that fails nothing is told, and one statement alone tells as well", async () => {
    const failing = db.write(async (tx) => {
      tx.changed(things, [5]);
      await tx.insertInto("thing_told").values({ id: 1 }).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    await db.once(async (one) => {
      await one.insertInto("thing_told").values({ id: 6 }).execute();
      one.changed(things, [6]);
    });
    expect(await heardBefore("third")).toEqual(["6 by "]);
  });
});
