type Sized = { gender: string | null; productVariations: readonly { size: string }[] };

/** Whether how it sits can be said of a product: it is worn, and comes in sizes. */
export const hasFit = ({ gender, productVariations }: Sized): boolean =>
  gender !== null && gender !== "home" && productVariations.some(({ size }) => size !== "");
