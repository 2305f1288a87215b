import { expect, test } from "vitest";
import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import { shopThatReadsFirst } from "../../tools/prove/read-then-write.ts";
import { runSeed, type Options } from "../../tools/prove/run-seed.ts";

/** What `npm run prove -- stock` does at length, on a small scale. */
const small = async (more: Partial<Options> = {}): Promise<Options> => ({
  operations: 2_000,
  processes: 2,
  clients: 24,
  kill: false,
  lifetimeSeconds: 3,
  databaseUrl: await ensureTestPostgres(),
  ...more,
});
const done = (counts: Map<string, number>, name: string) => counts.get(name) ?? 0;

test("I1–I5, I9–I11, I14: 2,000 calls on every entry path at once, through two processes, sell nothing twice and lose nothing", async () => {
  const { violations, counts, checks } = await runSeed("small", await small(), () => undefined);
  expect(violations).toEqual([]);
  expect(checks).toBeGreaterThan(5);
  for (const name of [
    "add done",
    "add refused",
    "bulk add done",
    "blacklist done",
    "remove done",
    "recalculate done",
    "delete done",
    "place done",
    "cancel done",
    "staff end done",
    "import done",
  ])
    expect(done(counts, name), name).toBeGreaterThan(0);
});

test("S1 the same crowd finds the fault when stock is read first and written then", async () => {
  const planted = shopThatReadsFirst();
  try {
    const { violations } = await runSeed("planted", await small({ sources: planted.folder, untilViolation: true }), () => undefined);
    expect(violations.join("\n")).toContain("I2 reserved is the sum of open carts");
  } finally {
    planted.remove();
  }
});
