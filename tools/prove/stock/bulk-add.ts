import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { Answer, Json } from "../../../support/api-client.ts";
import { instant } from "./history.ts";
import { seenIn, type OwnCart } from "./own-cart.ts";
import { plus, unchanged, type Lines } from "./possible-lines.ts";
import { wantedOf, type Goods } from "./shelf.ts";

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
    const one = wantedOf(random, goods);
    wanted.set(one.variationId, { ...one, packs: random.between(1, 2) });
  }
  const lines = [...wanted.values()].map(({ productId, variationId, packs }) => ({ productId, variationId, packs }));
  const key = { "Idempotency-Key": randomUUID() };
  const effectOf = (variationId: number) => plus(variationId, (wanted.get(variationId)?.pack ?? 0) * (wanted.get(variationId)?.packs ?? 0));
  const asked = instant();
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask("bulk add", "/api/basket-add-many", { lines }, key);
    if (!answer) {
      await pause(random.between(100, 1_000));
      continue;
    }
    const seen = seenIn(answer);
    if (!seen) return violation(`bulk add: answered ${answer.status} ${JSON.stringify(answer.body)}`);
    const verdicts = answer.body["lines"] as Verdict[];
    if (verdicts.map(({ variationId }) => variationId).join() !== lines.map(({ variationId }) => variationId).join())
      violation(`bulk add: the verdicts are not those of the lines`);
    cart.promise();
    const effects = verdicts.filter(({ added }) => added).map(({ variationId }) => effectOf(variationId));
    if (!cart.mayHaveEnded(asked)) {
      const effect = (held: Lines) => effects.reduce((after, one) => one(after), held);
      return cart.judge("bulk add", seen, { asked, effect });
    }
    // A cart that ended between two lines has taken some of them with it; the others are in the one there is now.
    for (const effect of effects) cart.may(effect, asked);
    return cart.judge("bulk add", seen, { asked, effect: unchanged });
  }
  for (const variationId of wanted.keys()) cart.may(effectOf(variationId), asked);
}
