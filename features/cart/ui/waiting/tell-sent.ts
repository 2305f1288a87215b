import { localeOfPath } from "../../../../client/locale/locale.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { openOverlay, openOverlayNext } from "../../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { fullName, piecesOf, type WaitingAdd } from "../../waiting/waiting.rules.ts";
import { waitingMessages } from "../../waiting/waiting.messages.ts";
import type { Refused } from "../cart-state.ts";
import { cartHere, refreshCart } from "../cart-store.ts";
import { sayRefused, sayShort } from "../tell-refused.ts";

export type Sent = { added: WaitingAdd[]; refused: { add: WaitingAdd; why: Refused["why"] }[] };

export async function tellSent({ added, refused }: Sent): Promise<void> {
  if (added.length + refused.length === 0) return;
  await refreshCart();
  const forbidden = refused.find(({ why }) => why === "blacklisted");
  if (forbidden) return sayRefused({ why: "blacklisted", percent: null, wanted: forbidden.add }, openOverlayNext);
  const short = refused.flatMap(({ add, why }) =>
    why === "blacklisted" ? [] : [{ name: fullName(add), asked: piecesOf(add), reserved: 0, refusal: why }],
  );
  if (short.length > 0) sayShort(added.length + short.length, short, openOverlayNext);
  if (added.length > 0) sayAdded(added);
}

function sayAdded(added: readonly WaitingAdd[]): void {
  const words = wordsFor(waitingMessages, localeOfPath(window.location.pathname));
  const prices = added.flatMap((add) => {
    const now = cartHere()?.products.find(({ variant }) => variant.id === add.variationId)?.variant.price ?? add.price;
    return now === add.price ? [] : [words["waiting.priceNow"](fullName(add), formatHryvnias(add.price), formatHryvnias(now))];
  });
  const pieces = added.reduce((sum, add) => sum + piecesOf(add), 0);
  const text = [words["waiting.added"](pieces), ...new Set(prices)].join(" ");
  toast(text, { label: words["waiting.toCart"], take: () => openOverlay("cart") });
}
