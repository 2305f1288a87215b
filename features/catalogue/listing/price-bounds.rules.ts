export const priceBounds = <Bound extends number | string | undefined>(one: Bound, other: Bound): readonly [from: Bound, to: Bound] =>
  Number(one) > Number(other) ? [other, one] : [one, other];
