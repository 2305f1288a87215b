import { useSyncExternalStore } from "react";
import type { ProductView, VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { useCart } from "../../../../features/cart/ui/cart-store.ts";
import { forget, keepJson, recallJson, onPersonForgotten } from "../../../../client/memory/device-memory.ts";
import type { Id } from "../../../../platform/ids.ts";
import { openStore } from "../../../../ui/store.ts";
import type { Batch } from "../../cart/add-lines.ts";
import { madeToOrder } from "../buying/made-to-order.ts";
import { settle, type CellNote, type Draft } from "./matrix-draft.ts";
import { withoutLast, type Presses } from "./size-run.ts";

export type Notes = ReadonlyMap<number, CellNote>;
/** `unanswered` is sent again unchanged. A reload loses `presses`, and only their count is then known. */
type Drafted = { draft: Draft; notes: Notes; unanswered: Batch | undefined; presses: Presses };
type Kept = Pick<Drafted, "draft" | "unanswered">;

const nothing: Drafted = { draft: {}, notes: new Map(), unanswered: undefined, presses: [] };
const drafts = new Map<Id<"product">, ReturnType<typeof openStore<Drafted>>>();
onPersonForgotten(() => {
  for (const store of drafts.values()) store.set(nothing);
});

/** Shared by all views of the product; sent cells leave the draft even after its page was left. */
function draftOf(id: Id<"product">): ReturnType<typeof openStore<Drafted>> {
  const known = drafts.get(id);
  if (known) return known;
  const opened = openStore(nothing, () => restored(recallJson<Kept | Draft>("matrix-", id)));
  drafts.set(id, opened);
  return opened;
}

/** An older page of the shop kept the pieces alone. */
function restored(kept: Kept | Draft | undefined): Drafted {
  if (!kept) return nothing;
  const { draft, unanswered } = isWhole(kept) ? kept : { draft: kept, unanswered: undefined };
  const lost = unanswered?.lines ?? [];
  return {
    ...nothing,
    draft,
    unanswered,
    notes: new Map<number, CellNote>(lost.map(({ variationId }) => [variationId, { kind: "failed" }])),
  };
}

const isWhole = (kept: Kept | Draft): kept is Kept => "draft" in kept;

/** Stays in this tab until sent, survives a reload, reserves nothing. */
export function useMatrixDraft(product: ProductView) {
  const { cart } = useCart();
  const store = draftOf(product.id);
  const { draft, notes, presses } = useSyncExternalStore(store.subscribe, store.get, () => nothing);
  const change = (part: Partial<Drafted>) => {
    const next = { ...store.get(), ...part };
    store.set(next);
    const { draft: cells, unanswered } = next;
    if (Object.keys(cells).length > 0) keepJson("matrix-", { draft: cells, unanswered } satisfies Kept, product.id);
    else forget("matrix-", product.id);
  };
  const inCart = (one: VariationView) => cart?.products.find(({ variant }) => variant.id === one.id);
  const heldOf = (one: VariationView): number => inCart(one)?.quantity ?? 0;
  const stockOf = (one: VariationView): number => inCart(one)?.variant.stock ?? one.stock;
  const freeOf = (one: VariationView): number => stockOf(one) - heldOf(one);
  const putMany = (cells: readonly { one: VariationView; typed: number }[], more: Partial<Drafted> = {}) => {
    const [pieces, said] = [new Map(Object.entries(store.get().draft)), new Map(store.get().notes)];
    for (const { one, typed } of cells) {
      const settled = settle(typed, { pack: one.quantity_in_variation, free: freeOf(one) });
      if (settled.pieces > 0) pieces.set(String(one.id), settled.pieces);
      else pieces.delete(String(one.id));
      if (settled.note) said.set(one.id, settled.note);
      else said.delete(one.id);
    }
    change({ draft: Object.fromEntries(pieces), notes: said, ...more });
  };
  /** One run of sizes more or less: a pack of each of `goods`. */
  const moveRun = (goods: readonly VariationView[], by: 1 | -1) => {
    const known = store.get();
    const ids = goods.map(({ id }) => id);
    putMany(
      goods.map((one) => ({ one, typed: (known.draft[one.id] ?? 0) + by * one.quantity_in_variation })),
      { presses: by === 1 ? [...known.presses, ids] : withoutLast(known.presses, ids) },
    );
  };
  const noteOf = (id: Id<"variation">, note: CellNote | undefined) => {
    const next = new Map(store.get().notes);
    if (note) next.set(id, note);
    else next.delete(id);
    change({ notes: next });
  };
  const clear = (ids: readonly Id<"variation">[]) => {
    const gone = new Set<string>(ids.map(String));
    change({ draft: Object.fromEntries(Object.entries(store.get().draft).filter(([id]) => !gone.has(id))), presses: [] });
  };
  return {
    draft,
    notes,
    goods: madeToOrder(product),
    stockOf,
    heldOf,
    freeOf,
    put: (one: VariationView, typed: number) => putMany([{ one, typed }]),
    putMany,
    presses,
    moveRun,
    note: noteOf,
    clear,
    /** Read when it is sent, which may be after the page was left. */
    sent: () => store.get(),
    keepUnanswered: (unanswered: Batch | undefined) => change({ unanswered }),
    pieces: (id: Id<"variation">) => draft[id] ?? 0,
  };
}

export type MatrixDraft = ReturnType<typeof useMatrixDraft>;
