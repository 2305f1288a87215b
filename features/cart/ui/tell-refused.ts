import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import type { Refused, ShortLine } from "./cart-state.ts";
import { setCart } from "./cart-store.ts";

export const sayRefused = (refused: Refused, show = openOverlay): void => {
  setCart({ refused });
  show("unavailableProduct");
};

export const sayShort = (all: number, short: readonly ShortLine[], show = openOverlay): void => {
  setCart({ unavailable: { all, short } });
  if (short.length > 0) show("unavailable");
};
