import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { testDelivery } from "../../../support/test-order.ts";
import type { Ask } from "./bulk-add.ts";

type Placed = { number: number | undefined; isUnknown: boolean };

/**
 * Places a cart, now and then by two calls under one key, at once or one a little after the other, each repeated until
 * it is answered. `isUnknown`: no call was ever answered.
 */
export async function placeOnce({
  ask,
  random,
  violation,
  orderId,
  expectedToPayKopiykas,
}: {
  ask: Ask;
  random: SeededRandom;
  violation: (text: string) => void;
  orderId: string;
  expectedToPayKopiykas: number;
}): Promise<Placed> {
  const recipient = { name: "Олена", surname: "Коваль", phone: "380671234567" };
  const form = { orderId, recipient, delivery: testDelivery, payment: "cod", expectedToPayKopiykas };
  const key = { "Idempotency-Key": randomUUID() };
  const untilAnswered = async (delay: number): Promise<number | "refused" | "lost"> => {
    await pause(delay);
    for (let tries = 0; tries < 50; tries += 1) {
      const answer = await ask("place", "/api/place-order", form, key);
      if (answer) return answer.body["result"] === true ? Number(answer.body["number"]) : "refused";
      await pause(random.between(100, 1_000));
    }
    return "lost";
  };
  const delays = random.chance(0.3) ? [0, random.chance(0.5) ? 0 : random.below(200)] : [0];
  const outcomes = (await Promise.all(delays.map(untilAnswered))).filter((outcome) => outcome !== "lost");
  if (new Set(outcomes).size > 1) violation(`I11 place: one key was answered ${outcomes.join(" and ")}`);
  const number = outcomes.find((outcome) => outcome !== "refused");
  return { number, isUnknown: outcomes.length === 0 };
}
