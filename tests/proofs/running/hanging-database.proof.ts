import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmbedded } from "../../../platform/db/embedded/embedded.ts";

type Things = { thing: { id: number; pieces: number } };
const endless = sql`select count(*) from generate_series(1, 1000000000000)`;

test("S64 a transaction that does not end is the end of the database: its query fails as with a stopped server, and the reason is told", async () => {
  const lost = Promise.withResolvers<string>();
  const hanging = await openEmbedded<Things>("memory://", lost.resolve);
  const stuck = hanging.write((tx) => endless.execute(tx));
  const waiting = hanging.read.selectFrom("thing").select("id").execute();
  await expect(stuck).rejects.toMatchObject({ code: "57P01" });
  await expect(waiting).rejects.toMatchObject({ code: "57P01" });
  expect(await lost.promise).toBe("a transaction has not ended in 5 s");
  await hanging.close();
});

test("S64 a transaction that is held and asks nothing is the end of it too", async () => {
  const lost = Promise.withResolvers<string>();
  const hanging = await openEmbedded<Things>("memory://", lost.resolve);
  const [isInside, never] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void hanging.write(async () => {
    isInside.resolve();
    await never.promise;
  });
  await isInside.promise;
  expect(await lost.promise).toBe("a transaction has not ended in 5 s");
});

test("S64 closing tells nobody that it was lost", async () => {
  const told: string[] = [];
  const closing = await openEmbedded<Things>("memory://", (why) => told.push(why));
  await closing.close();
  expect(told).toEqual([]);
});
