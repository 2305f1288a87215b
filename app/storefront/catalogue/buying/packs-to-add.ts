/** Pieces of one variation and of its product: what there is for this customer, what they hold already. */
export type Shelf = {
  pack: number;
  /** The fewest pieces of the product in one order, over all its variations. */
  minimum: number;
  /** Pieces of the variation that could still be added. */
  left: number;
  /** Pieces of the product in the cart, over all its variations. */
  held: number;
};

/** The most packs that can be added. */
export const mostPacks = ({ pack, left }: Pick<Shelf, "pack" | "left">): number => Math.max(0, Math.floor(left / pack));

/** Packs the stepper begins with: what the product's minimum still asks for, as far as there is any; never less than one. */
export function firstPacks(shelf: Shelf): number {
  const missing = Math.ceil((shelf.minimum - shelf.held) / shelf.pack);
  return Math.max(1, Math.min(missing, mostPacks(shelf)));
}

/** Packs to add: those wanted, within what there is. */
export const withinShelf = (wanted: number, shelf: Shelf): number => Math.max(1, Math.min(wanted, mostPacks(shelf)));
