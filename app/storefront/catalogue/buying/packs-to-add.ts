/** In pieces. */
export type Shelf = {
  pack: number;
  /** The product's minimum in one order. */
  minimum: number;
  /** Pieces of the variation still available. */
  left: number;
  /** Pieces of the product already in the cart. */
  held: number;
};

export const mostPacks = ({ pack, left }: Pick<Shelf, "pack" | "left">): number => Math.max(0, Math.floor(left / pack));

/** Packs that the product's minimum still needs, at least one. */
export function firstPacks(shelf: Shelf): number {
  const missing = Math.ceil((shelf.minimum - shelf.held) / shelf.pack);
  return Math.max(1, Math.min(missing, mostPacks(shelf)));
}

export const withinShelf = (wanted: number, shelf: Shelf): number => Math.max(1, Math.min(wanted, mostPacks(shelf)));
