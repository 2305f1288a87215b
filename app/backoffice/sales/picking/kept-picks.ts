import { forget, keepJson, partsOf, recallJson } from "../../../../client/memory/device-memory.ts";
import type { KeptPick } from "../../../../features/picking/picking.rules.ts";

/** The picks of one member of staff for one order. */
export type Basket = { staff: string; order: number };

const partOf = ({ staff, order }: Basket): string => `${staff} ${order}`;

export const keptPicks = (basket: Basket): KeptPick[] => recallJson<KeptPick[]>("picks ", partOf(basket)) ?? [];

export const ordersWithKeptPicks = (staff: string): number[] =>
  partsOf("picks ")
    .map((part) => part.split(" "))
    .filter(([whose]) => whose === staff)
    .map(([, order]) => Number(order));

/** `before`: what the line had. */
export function keepPick(basket: Basket, { position, before, picked }: { position: number; before: number; picked: number }): void {
  const trail = trailOf(basket, position);
  put(basket, { position, trail: [...(trail.at(-1) === before ? trail : [before]), picked] });
}

/** The shop has it; what was picked since stays. */
export function pickIsWritten(basket: Basket, { position, picked }: { position: number; picked: number }): void {
  const trail = trailOf(basket, position);
  put(basket, { position, trail: trail.slice(trail.lastIndexOf(picked)) });
}

export const forgetPick = (basket: Basket, position: number): void => put(basket, { position, trail: [] });

const trailOf = (basket: Basket, of: number): readonly number[] => keptPicks(basket).find(({ position }) => position === of)?.trail ?? [];

function put(basket: Basket, pick: KeptPick): void {
  const others = keptPicks(basket).filter(({ position }) => position !== pick.position);
  const left = pick.trail.length > 1 ? [...others, pick] : others;
  if (left.length === 0) forget("picks ", partOf(basket));
  else keepJson("picks ", left, partOf(basket));
}
