/**
 * Where each of `count` pictures stands at a desk, in a grid of six: two in a row; of an odd number the last three share
 * a row, of three the first is large; a single one stands in the middle. No cell is left empty.
 */
export function galleryPlace(count: number, at: number): string {
  if (count === 1) return "xl:col-span-4 xl:col-start-2";
  if (count === 3) return at === 0 ? "xl:col-span-4 xl:row-span-2" : "xl:col-span-2";
  return count % 2 === 1 && at >= count - 3 ? "xl:col-span-2" : "xl:col-span-3";
}
