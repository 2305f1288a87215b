import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { medianOf, type Measured } from "../measure.ts";

const ROUNDS = 3;

/** From starting the program on a loaded data folder to its ready line, in milliseconds (shown as p50). */
export async function coldStart(_: RunningShop, products: string): Promise<Measured[]> {
  const began = performance.now();
  const first = await startShop({ DEMO_PRODUCTS: products });
  const loading = performance.now() - began;
  await first.kill();
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const again = await startShop({ DEMO_PRODUCTS: products }, { dataDir: first.dataDir });
    starts.push(performance.now() - from);
    await (round === ROUNDS - 1 ? again.stop() : again.kill());
  }
  const row = (name: string, milliseconds: number): Measured => ({
    name,
    connections: 0,
    perSecond: 0,
    p50: milliseconds,
    p975: milliseconds,
    errors: 0,
    limit: 0,
  });
  return [row("cold start, empty folder, demo loaded", loading), row("cold start, loaded folder", medianOf(starts))];
}
