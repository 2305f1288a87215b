import { useRef, useState } from "react";
import { clockMessages } from "../../../../features/cart/clock/clock.messages.ts";
import { addPacks } from "../../../../features/cart/ui/add-packs.ts";
import { useCart } from "../../../../features/cart/ui/cart-store.ts";
import { addPack } from "../../../../features/cart/ui/press-packs.ts";
import { tellNotAdded } from "../../../../features/cart/ui/tell-not-added.ts";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { useIsSignedIn } from "../../../../features/sign-in/ui/sign-in-store.ts";
import { randomName } from "../../../../ui/random-name.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useAfterSignIn } from "../../sign-in/use-after-sign-in.ts";
import type { Chosen } from "../choice/choose-variation.ts";
import { firstPacks, mostPacks, withinShelf, type Shelf } from "./packs-to-add.ts";

export type Adding = {
  add: () => Promise<void>;
  busy: boolean;
  canAdd: boolean;
  packs: number;
  pack: number;
  most: number;
  setPacks: (packs: number) => void;
  piecesInCart: number;
  /** Pieces for this customer, those in the cart included. */
  stock: number;
};

/** `onAdded` gets the pieces; after `onRefused` the page should ask what is left. */
export function useAdding(
  product: Pick<ProductView, "id" | "name" | "min_order_amount">,
  { variation, shown }: Chosen,
  onAdded: (pieces: number) => void,
  onRefused?: () => void,
): Adding {
  const words = useWords(clockMessages);
  const { cart, maxQuantity } = useCart();
  const isSignedIn = useIsSignedIn();
  const [busy, setBusy] = useState(false);
  const [wished, setWished] = useState<{ of: number | undefined; packs: number } | undefined>();
  const attempt = useRef({ of: "", key: "" });
  const ofProduct = cart?.products.filter(({ id }) => id === product.id) ?? [];
  const inCart = ofProduct.find((item) => item.variant.id === variation?.id);
  const piecesInCart = inCart?.quantity ?? 0;
  const stock = inCart?.variant.stock ?? shown?.stock ?? 0;
  const shelf: Shelf = {
    pack: shown?.quantity_in_variation ?? 1,
    minimum: product.min_order_amount,
    left: stock - piecesInCart,
    held: ofProduct.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const packs = wished && wished.of === shown?.id ? withinShelf(wished.packs, shelf) : firstPacks(shelf);
  /** A repeated press keeps its key, so that a lost answer adds nothing twice. */
  const keyOf = (count: number): string => {
    const of = `${variation?.id} ${count}`;
    if (attempt.current.of !== of) attempt.current = { of, key: randomName() };
    return attempt.current.key;
  };
  /** `whole`: the packs meant in all, where only one goes first. */
  const addNow = async (count: number, whole = count): Promise<boolean> => {
    if (!variation) return false;
    const wanted = {
      productId: product.id,
      variationId: variation.id,
      name: product.name,
      price: variation.price,
    };
    const key = count > 1 ? keyOf(count) : undefined;
    setBusy(true);
    const outcome = key ? await addPacks(wanted, { packs: count, key }) : await addPack(wanted);
    const variant = [shown?.colourName, variation.size].filter(Boolean).join(" · ");
    const add = { ...wanted, variant, packs: whole, pack: shelf.pack };
    if (await tellNotAdded(outcome, { add, held: piecesInCart, key }, words["cart.updateError"])) attempt.current.of = "";
    setBusy(false);
    if (outcome === "added") setWished(undefined);
    if (outcome === "refused") onRefused?.();
    return outcome === "added";
  };
  const addAndShow = async (count: number) => {
    if (await addNow(count)) onAdded(count * shelf.pack);
  };
  const addAfterSignIn = useAfterSignIn<number>((count) => void addAndShow(count), "needForPacks");
  const add = async () => {
    if (!variation || busy) return;
    // Without a connection nobody can sign in, so all of it waits.
    if (packs === 1 || !navigator.onLine) return addAndShow(packs);
    // A guest may hold one pack; the rest follows the sign-in.
    if (isSignedIn !== false || cart?.products.length) addAfterSignIn(packs);
    else if (await addNow(1, packs)) addAfterSignIn(packs - 1);
  };
  return {
    add,
    busy,
    canAdd: variation !== undefined && shelf.left >= shelf.pack && !maxQuantity.has(variation.id),
    packs,
    pack: shelf.pack,
    most: mostPacks(shelf),
    setPacks: (next) => setWished({ of: shown?.id, packs: next }),
    piecesInCart,
    stock,
  };
}
