import { leafCategories } from "./category-tree.ts";
import { plantedOf } from "./planted.ts";

/** Categories at the edges of the page of 29. */
export const exactCategorySizes: Readonly<Record<string, number>> = {
  "2120": 0,
  "4320": 7,
  "1120": 29,
  "4120": 30,
  "4400": 58,
  "1220": 59,
};

/** Shorter catalogues spread over all categories. */
const exactFrom = 400;

/** Products of each leaf category; sums to `products` or to the planted ones. */
export function spreadProducts(products: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const category of leafCategories) counts.set(category, plantedOf(category).length);
  if (products >= exactFrom) for (const [category, count] of Object.entries(exactCategorySizes)) counts.set(category, count);
  const open = leafCategories.filter((category) => isOpen(category, products));
  const left = products - [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (left > 0) for (const [category, count] of shareOut(open, left)) counts.set(category, (counts.get(category) ?? 0) + count);
  return counts;
}

const isOpen = (category: string, products: number): boolean =>
  products >= exactFrom ? !(category in exactCategorySizes) : exactCategorySizes[category] !== 0;

/** Largest remainders. */
function shareOut(categories: readonly string[], products: number): [category: string, count: number][] {
  const total = categories.reduce((sum, category) => sum + weightOf(category), 0);
  const shares = categories.map((category) => ({ category, exact: (products * weightOf(category)) / total }));
  const given = shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
  const byRemainder = shares.toSorted((a, b) => (b.exact % 1) - (a.exact % 1));
  const lucky = new Set(byRemainder.slice(0, products - given).map(({ category }) => category));
  return shares.map(({ category, exact }) => [category, Math.floor(exact) + (lucky.has(category) ? 1 : 0)]);
}

const weightOf = (category: string): number => weights[category] ?? 1;

const weights: Readonly<Record<string, number>> = {
  "1110": 9,
  "1210": 4,
  "1310": 6,
  "1320": 6,
  "1410": 8,
  "1420": 5.5,
  "1510": 4,
  "1520": 5,
  "1530": 3.5,
  "1600": 4.5,
  "1710": 3.5,
  "1810": 4,
  "1820": 3.5,
  "1830": 3,
  "2110": 3,
  "2200": 5,
  "2310": 5,
  "2320": 3,
  "2410": 2.5,
  "2420": 4,
  "2510": 2.2,
  "2610": 3,
  "2620": 2.4,
  "3110": 2,
  "3210": 2.6,
  "3220": 3.2,
  "3310": 3.2,
  "3320": 2.6,
  "3400": 3,
  "3500": 2.4,
  "4110": 3,
  "4210": 2.4,
  "4310": 2.2,
};
