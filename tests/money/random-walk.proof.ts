import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { isRefusal } from "../../platform/contracts/errors.ts";
import { faultsOf } from "./faults.ts";
import { settle, steps } from "./steps.ts";
import { beginWalk, openWalkedShop, type Chance, type Walk, type WalkedShop } from "./walked-shop.ts";

let opened: WalkedShop;
beforeAll(async () => {
  opened = await openWalkedShop();
});
afterAll(() => opened.close());

const [WALKS, STEPS] = [20, 30];

const names = Object.entries(steps).flatMap(([name, { often }]) => Array.from({ length: often }, () => name));

test(
  `whatever happens to orders, in whatever order, money and points stay in order, and all that is shown agrees`,
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (gen) => {
        const chance = chanceOf((most) => gen(evenly, most));
        const walk = await beginWalk(opened, chance);
        const said: string[] = [];
        for (let step = 0; step < STEPS; step += 1) {
          const [first = "", second = ""] = [chance.of(names), chance.of(names)];
          const isPair = chance.happens(12) && !steps[first]?.isAlone && !steps[second]?.isAlone;
          await Promise.all((isPair ? [first, second] : [first]).map((name) => take(walk, name, said)));
          await requireOrder(walk, said);
        }
        await settle(walk);
        await requireOrder(walk, said);
      }),
      { numRuns: WALKS, endOnFailure: true },
    );
  },
);

const evenly = (most: number) => fc.noBias(fc.nat(most));

const chanceOf = (upTo: (most: number) => number): Chance => ({
  below: (count) => upTo(Math.max(0, count - 1)),
  of: (all) => all[upTo(Math.max(0, all.length - 1))],
  happens: (percent) => upTo(99) < percent,
});

/** A refusal in words is in order; an unexpected error is not. */
async function take(walk: Walk, name: string, said: string[]): Promise<void> {
  try {
    said.push(`${name}: ${(await steps[name]?.do(walk)) ?? "nothing to do"}`);
  } catch (error) {
    said.push(`${name}: ${String(error)}`);
    if (!isRefusal(error) && !isFullCart(error)) throw new Error(said.join("\n"), { cause: error });
  }
}

/** The goods of a walk may be sold out. */
const isFullCart = (error: unknown): boolean => error instanceof Error && error.message.startsWith("the test cart was");

async function requireOrder(walk: Walk, said: readonly string[]): Promise<void> {
  const faults = await faultsOf(walk);
  if (faults.length > 0) throw new Error(`${said.join("\n")}\n${JSON.stringify(faults, null, 1)}`);
}
