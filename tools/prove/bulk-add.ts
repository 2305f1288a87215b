import { randomUUID } from "node:crypto";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import type { Answer, Json } from "../../support/api-client.ts";
import { plus, seenIn, type OwnCart } from "./own-cart.ts";
import type { Effect } from "./possible-carts.ts";
import type { Goods } from "./shelf.ts";

export type Ask = (kind: string, path: string, body?: Json, headers?: Record<string, string>) => Promise<Answer | undefined>;
type Verdict = { variationId: number; added: boolean };

/** Adds packs of several variations in one call, and repeats it under its key until there is an answer. */
export async function bulkAdd({
  ask,
  cart,
  goods,
  random,
  violation,
}: {
  ask: Ask;
  cart: OwnCart;
  goods: readonly Goods[];
  random: SeededRandom;
  violation: (text: string) => void;
}): Promise<void> {
  const wanted = new Map<number, Goods & { packs: number }>();
  for (let lines = random.between(1, 4); lines > 0; lines -= 1) {
    const one = random.pick(goods);
    wanted.set(one.variationId, { ...one, packs: random.between(1, 2) });
  }
  const lines = [...wanted.values()].map(({ productId, variationId, packs }) => ({ productId, variationId, packs }));
  const key = { "Idempotency-Key": randomUUID() };
  const endBefore = cart.current()?.id;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask("bulk add", "/api/basket-add-many", { lines }, key);
    const seen = answer && seenIn(answer);
    if (!answer) {
      // The call may have done some of its lines; what they were is known only when nothing of it can come any more.
      cart.lostAnything();
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    if (!seen) return violation(`bulk add: answered ${answer.status} ${JSON.stringify(answer.body)}`);
    const verdicts = answer.body["lines"] as Verdict[];
    if (verdicts.map(({ variationId }) => variationId).join() !== lines.map(({ variationId }) => variationId).join())
      violation(`bulk add: the verdicts are not those of the lines`);
    cart.promise();
    if (endBefore && seen.id !== endBefore && cart.mayBeOver()) cart.lostAnything();
    const added = verdicts.filter((one) => one.added).map(({ variationId }) => wanted.get(variationId));
    const effect: Effect = (before) =>
      added.reduce<ReturnType<Effect>>(
        (held, one) => (one ? plus(one.variationId, one.pack * one.packs)(held ?? new Map()) : held),
        before.size > 0 ? before : undefined,
      );
    return cart.judge("bulk add", seen, { effect, opened: effect });
  }
}
