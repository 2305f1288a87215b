import { callApi } from "../../../client/call-api.ts";
import type { basketAddMany } from "../cart.contract.ts";
import { browserName } from "./browser-name.ts";
import { refreshCart, sayRefused, type AddOutcome, type Wanted } from "./cart-store.ts";
import { tellAdded } from "./tell-added.ts";

/** All or none; a repeated `key` adds nothing. `pack` in pieces. */
export async function addPacks(wanted: Wanted, { packs, pack, key }: { packs: number; pack: number; key: string }): Promise<AddOutcome> {
  const { productId, variationId } = wanted;
  try {
    const answer = await callApi<typeof basketAddMany>(
      "POST",
      "/api/basket-add-many",
      { lines: [{ productId, variationId, packs }], withCart: false },
      { headers: { "Idempotency-Key": key, "X-Browser": browserName() } },
    );
    await refreshCart();
    if (answer.result) {
      tellAdded(wanted, packs * pack);
      return "added";
    }
    const [line] = answer.lines;
    const why = answer.isBlacklisted ? "blacklisted" : (line?.refusal ?? "sold-out");
    sayRefused({ why, percent: null, wanted, left: line?.addable ?? 0 });
    return "refused";
  } catch {
    return "failed";
  }
}
