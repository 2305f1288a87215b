import { useEffect, useState } from "react";
import type { ProductView, VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { useCart } from "../../../../features/cart/ui/cart-store.ts";
import { madeToOrder } from "../buying/made-to-order.ts";
import { settle, type CellNote, type Draft } from "./matrix-draft.ts";
import { forget, keepJson, recallJson, onPersonForgotten } from "../../../../client/memory/device-memory.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

export type Notes = ReadonlyMap<number, CellNote>;

/** Lives in this tab until sent, survives a reload, reserves nothing. */
export function useMatrixDraft(product: ProductView) {
  const { cart } = useCart();
  const [draft, setDraft] = useState<Draft>(() => recallJson<Draft>("matrix-", product.id) ?? {});
  const [notes, setNotes] = useState<Notes>(new Map());
  useEffect(() => {
    if (Object.keys(draft).length > 0) keepJson("matrix-", draft, product.id);
    else forget("matrix-", product.id);
  }, [product.id, draft]);
  useEffect(() => onPersonForgotten(() => setDraft({})), []);
  const inCart = (one: VariationView) => cart?.products.find(({ variant }) => variant.id === one.id);
  const heldOf = (one: VariationView): number => inCart(one)?.quantity ?? 0;
  const stockOf = (one: VariationView): number => inCart(one)?.variant.stock ?? one.stock;
  const freeOf = (one: VariationView): number => stockOf(one) - heldOf(one);
  const put = (one: VariationView, typed: number) => {
    const { pieces, note } = settle(typed, { pack: one.quantity_in_variation, free: freeOf(one) });
    setDraft(({ [one.id]: _, ...others }) => (pieces > 0 ? { ...others, [one.id]: pieces } : others));
    noteOf(one.id, note);
  };
  const noteOf = (id: Id<"variation">, note: CellNote | undefined) =>
    setNotes((known) => {
      const next = new Map(known);
      if (note) next.set(id, note);
      else next.delete(id);
      return next;
    });
  const clear = (ids: readonly Id<"variation">[]) =>
    setDraft((known) => Object.fromEntries(Object.entries(known).filter(([id]) => !ids.includes(idOf<"variation">(Number(id))))));
  return {
    draft,
    notes,
    goods: madeToOrder(product),
    stockOf,
    heldOf,
    freeOf,
    put,
    note: noteOf,
    clear,
    pieces: (id: Id<"variation">) => draft[id] ?? 0,
  };
}

export type MatrixDraft = ReturnType<typeof useMatrixDraft>;
