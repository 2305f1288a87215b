import { expect, test } from "vitest";
import { shopThatReadsFirst } from "../../tools/prove/stock/read-then-write.ts";
import { runSeed } from "../../tools/prove/stock/run-seed.ts";
import { smallCrowd } from "./small.ts";

test("S1 the crowd finds a shop that reads stock first and writes then", async () => {
  const planted = shopThatReadsFirst();
  try {
    const crowd = await smallCrowd({ sources: planted.folder, untilViolation: true });
    const { violations } = await runSeed("planted", crowd, () => undefined);
    expect(violations.join("\n")).toContain("I2 reserved is the sum of open carts");
  } finally {
    planted.remove();
  }
});
