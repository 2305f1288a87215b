import { callApi, isUnreachable } from "../../../client/call-api.ts";
import type { basketAddMany } from "../cart.contract.ts";
import { tellAdded } from "./told-changes.ts";
import { browserName } from "./browser-name.ts";
import type { AddOutcome, Refused, Wanted } from "./cart-state.ts";
import { cartHere, refreshCart } from "./cart-store.ts";
import { sayRefused } from "./tell-refused.ts";

/** `why`: the refusal; `left`: pieces that could be added instead. */
type Verdict = { why: Refused["why"] | undefined; left: number };

/** All or none; a repeated `key` adds nothing. */
export async function addPacks(wanted: Wanted, { packs, key }: { packs: number; key: string }): Promise<AddOutcome> {
  const verdict = await askForPacks(wanted, { packs, key });
  if (typeof verdict === "string") return verdict;
  await refreshCart();
  const { why, left } = verdict;
  if (why) {
    sayRefused({ why, percent: null, wanted, left });
    return "refused";
  }
  tellAdded([{ variationId: wanted.variationId, packs }], cartHere());
  return "added";
}

export async function askForPacks(
  { productId, variationId }: Pick<Wanted, "productId" | "variationId">,
  { packs, key }: { packs: number; key: string },
): Promise<Verdict | "failed" | "unreachable"> {
  try {
    const answer = await callApi<typeof basketAddMany>(
      "POST",
      "/api/basket-add-many",
      { lines: [{ productId, variationId, packs }], withCart: false },
      { headers: { "Idempotency-Key": key, "X-Browser": browserName() } },
    );
    const [line] = answer.lines;
    if (answer.result) return { why: undefined, left: 0 };
    return { why: answer.isBlacklisted ? "blacklisted" : (line?.refusal ?? "sold-out"), left: line?.addable ?? 0 };
  } catch (error) {
    return isUnreachable(error) ? "unreachable" : "failed";
  }
}
