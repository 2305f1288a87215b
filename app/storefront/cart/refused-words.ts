import type { cartMessages } from "../../../features/cart/cart.messages.ts";
import type { Refused } from "../../../features/cart/ui/cart-state.ts";

type CartWords = (typeof cartMessages)["uk" | "ru"];

export function refusedWords(
  refused: Pick<Refused, "why" | "percent" | "left"> | undefined,
  words: CartWords,
): { title: string; text: string } {
  if (refused?.why === "blacklisted") return { title: words["forbidden.title"], text: words["forbidden.text"] };
  const isByShare = refused !== undefined && refused.why !== "sold-out";
  return { title: words[isByShare ? "share.title" : "unavailable.title"], text: textOf(refused, words) };
}

function textOf(refused: Pick<Refused, "why" | "percent" | "left"> | undefined, words: CartWords): string {
  if (refused?.left) return words["unavailable.left"](refused.left);
  if (refused?.why === "guests-share") return words["share.guests"];
  return refused?.why === "new-account-share" ? words["share.new"](refused.percent ?? 0) : words["unavailable.text"];
}
