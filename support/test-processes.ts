import { afterAll, beforeAll } from "vitest";
import { copyOfPreparedShop } from "./run/prepared-shop.ts";
import { expectNoDeadlocks } from "./test-locks.ts";
import { openTestShop, runIsOnEmbedded, type TestShop } from "./test-shop.ts";

/** The case of `describe.each` for tests that must hold on the embedded database too, which `npm run prove -- embedded` asks. */
export const onDatabaseOfRun = [
  runIsOnEmbedded ? (["the embedded database", 1] as const) : (["PostgreSQL with three server processes", 3] as const),
];

/**
 * Opens so many shops on one database before the tests of a suite; they stand for server processes and share nothing else. One alone is
 * on the embedded database. `shopOf` answers them in turns. Asserts at the end that PostgreSQL broke no deadlock (I15 of security.md).
 */
export function openProcesses(processes: number): { shops: readonly TestShop[]; shopOf: (index: number) => TestShop } {
  const shops: TestShop[] = [];
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    if (processes > 1) databaseUrl = await copyOfPreparedShop();
    for (let index = 0; index < processes; index += 1) shops.push(await openTestShop({ database: "embedded", databaseUrl }));
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    if (databaseUrl) await expectNoDeadlocks(databaseUrl);
  });
  const shopOf = (index: number): TestShop => {
    const shop = shops[index % processes];
    if (!shop) throw new Error("no shop is open");
    return shop;
  };
  return { shops, shopOf };
}
