/** The lower price first, whichever way round they were written. */
export const priceBounds = <Bound extends number | string | undefined>(one: Bound, other: Bound): readonly [from: Bound, to: Bound] =>
  Number(one) > Number(other) ? [other, one] : [one, other];
