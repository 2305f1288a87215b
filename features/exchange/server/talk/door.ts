import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { takeFromBudget, takenFromBudget } from "../../../../platform/limits/budget.ts";
import { openPace } from "../../../../platform/limits/pace.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";

const WRONG_TRIES = 10;
/** How long the door is shut. */
export const SHUT_SECONDS = 3_600;

type Door = { of: "password of 1C" | "key of a program"; pace: Parameters<typeof openPace>[0] };

/** Limits a network that is not signed in: a pace in memory, and nothing after ten wrong secrets in an hour (security.md S46). */
export function doorOf(shop: Shop, { of, pace }: Door, address: string) {
  const network = networkOf(address);
  const { areTriesCounted } = shop.config.limits;
  const tries = { name: of, of: network, windowSeconds: SHUT_SECONDS };
  return {
    network,
    /** Seconds; kept in memory, so that a flood does not reach the database. */
    waitSeconds: (): number =>
      areTriesCounted ? keptInMemory(shop, `pace of the ${of}`, () => openPace(pace))(network, shop.clock.now()) : 0,
    isShut: async (): Promise<boolean> => areTriesCounted && (await takenFromBudget(shop, { ...tries, limit: WRONG_TRIES })) >= WRONG_TRIES,
    async countWrong(): Promise<void> {
      const { allowed } = await takeFromBudget(shop, { ...tries, limit: WRONG_TRIES - 1 });
      if (!allowed) shop.log.error({ network, of }, "the exchange is shut for a network: ten wrong secrets");
    },
  };
}
