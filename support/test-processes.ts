import { afterAll, beforeAll } from "vitest";
import { copyOfPreparedShop } from "./run/prepared-shop.ts";
import { expectNoDeadlocks } from "./test-locks.ts";
import { openTestShop, runIsOnEmbedded, type TestShop } from "./test-shop.ts";

/** For tests that must hold on the embedded database too, where `npm run prove -- embedded` runs them. */
export const processesOfRun = runIsOnEmbedded ? 1 : 3;

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
