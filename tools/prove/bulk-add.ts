import { randomUUID } from "node:crypto";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import type { Answer, Json } from "../../support/api-client.ts";
import { instant, type History } from "./history.ts";
import { plus, seenIn, type OwnCart } from "./own-cart.ts";
import { showLines, type Effect } from "./possible-carts.ts";
import type { Goods } from "./shelf.ts";

export type Ask = (kind: string, path: string, body?: Json, headers?: Record<string, string>) => Promise<Answer | undefined>;
/** A call of staff that began a little earlier may still be under way. */
const STAFF_TAKES_MS = 2_000;
type Verdict = { variationId: number; added: boolean };

/** Adds packs of several variations in one call, and repeats it under its key until there is an answer. */
export async function bulkAdd({
  ask,
  cart,
  goods,
  random,
  history,
  violation,
}: {
  ask: Ask;
  cart: OwnCart;
  history: History;
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
  const [before, began] = [cart.current()?.id ?? null, instant()];
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
    const added = verdicts.filter((one) => one.added).map(({ variationId }) => wanted.get(variationId));
    // A cart that ended between two lines has taken some of them with it; the one there is now holds nothing else.
    if (seen.id !== before && (cart.mayBeOver() || history.staffEndedSince(began - STAFF_TAKES_MS))) {
      const most = new Map(added.map((one) => [one?.variationId, (one?.pack ?? 0) * (one?.packs ?? 0)]));
      const isMore = [...seen.lines].some(([id, pieces]) => pieces > (most.get(id) ?? 0));
      if (isMore && cart.isCertain()) violation(`bulk add: the new cart ${seen.id} holds ${showLines(seen.lines)}`);
      return cart.accept(seen);
    }
    const effect: Effect = (held) =>
      added.reduce<ReturnType<Effect>>(
        (lines, one) => (one ? plus(one.variationId, one.pack * one.packs)(lines ?? new Map()) : lines),
        held.size > 0 ? held : undefined,
      );
    return cart.judge("bulk add", seen, { effect, opened: effect });
  }
}
