import type { Id } from "../../../platform/ids.ts";
import type { CartItem, CartView, AddRefusal } from "../cart.contract.ts";
import type { AtMost } from "../changes/at-most.rules.ts";
import type { KeptLine } from "../changes/lost-lines.rules.ts";
import type { Asked } from "./presses-in-turn.ts";

/** Name is for messages; price in hryvnias. */
export type Wanted = { productId: Id<"product">; variationId: Id<"variation">; name: string; price: number };

export const wantedOf = (item: CartItem): Wanted => ({
  productId: item.id,
  variationId: item.variant.id,
  name: item.name,
  price: item.variant.price,
});

/** `offline` never reached the shop; `unreachable` may have been added; `unsent` was behind a failed one, which was told. */
export type AddOutcome = "added" | "refused" | "sign-in" | "gone" | "failed" | "offline" | "unreachable" | "unsent";

export type CartState = {
  cart: CartView | undefined;
  /** The server's clock minus this page's (page-now.ts), milliseconds. */
  clockShift: number;
  busy: boolean;
  reworking: boolean;
  /** Pieces asked for beyond the cart by presses not answered yet. */
  asked: Asked;
  /** Lines whose plus is hidden. */
  maxQuantity: AtMost;
  /** Lines of an expired cart, kept on the device until reserved again. */
  lost: readonly KeptLine[];
  lostWith: string | undefined;
  unavailable: { all: number; short: readonly ShortLine[] };
  refused: Refused | undefined;
};

export type ShortLine = { name: string; asked: number; reserved: number; refusal: AddRefusal | null };

/** `wanted`: what a guest may get by signing in; `left`: pieces that could be added instead. */
export type Refused = { why: AddRefusal | "blacklisted"; percent: number | null; wanted: Wanted; left?: number };

/** Before anything is known of the cart. */
export const noCart: CartState = {
  cart: undefined,
  clockShift: 0,
  busy: false,
  reworking: false,
  asked: new Map(),
  maxQuantity: new Map(),
  lost: [],
  lostWith: undefined,
  unavailable: { all: 0, short: [] },
  refused: undefined,
};
