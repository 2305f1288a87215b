/** Sizes of a usual parcel of clothes, centimetres: the shop knows weights only. */
const SIZE = { length: 30, width: 20, height: 10 };

export type UkrposhtaParcel = { weight: number; length: number; width: number; height: number; declaredPrice: number };

/** Seats of equal weight (grams) and worth (whole hryvnias); the last one takes what is left of both. */
export function parcelsOf({
  weightGrams,
  seats,
  declaredHryvnias,
}: {
  weightGrams: number;
  seats: number;
  declaredHryvnias: number;
}): UkrposhtaParcel[] {
  const [weight, worth] = [Math.floor(weightGrams / seats), Math.floor(declaredHryvnias / seats)];
  return Array.from({ length: seats }, (_, at) => {
    const isLast = at === seats - 1;
    return {
      weight: Math.max(1, isLast ? weightGrams - weight * at : weight),
      ...SIZE,
      declaredPrice: isLast ? declaredHryvnias - worth * at : worth,
    };
  });
}
