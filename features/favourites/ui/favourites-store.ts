import { useSyncExternalStore } from "react";
import { callApi } from "../../../app/call-api.ts";
import { cookieText, idsIn, toggled, withViewed } from "../kept-ids.rules.ts";
import type { addFavorite, addFavorites, getFavorites, removeFavorite } from "../favourites.contract.ts";

/** Seven days from the last change (specification §9). */
const WEEK = 604_800;
let favourites: readonly number[] | undefined;
const none: readonly number[] = [];
const listeners = new Set<() => void>();

/** Ids of favourite products, newest first; empty until the browser has read its cookie. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, read, () => none);

/** Adds or takes away; a signed-in visitor's account follows. */
export function toggleFavourite(id: number): void {
  const isOn = read().includes(id);
  write(toggled(read(), id));
  if (!isSignedIn()) return;
  const call = isOn
    ? callApi<typeof removeFavorite>("DELETE", "/api/remove-favorite", { product_id: id })
    : callApi<typeof addFavorite>("POST", "/api/add-favorite", { product_id: id });
  // The cookie stays the truth of this device; the next sign-in brings both together again.
  call.catch(() => undefined);
}

/** After sign-in: what this device keeps goes to the account, and the account's come here. */
export async function syncFavourites(): Promise<void> {
  try {
    if (read().length > 0) await callApi<typeof addFavorites>("POST", "/api/add-favorites", { product_ids: [...read()] });
    const kept = await callApi<typeof getFavorites>("GET", "/api/get-favorites", {});
    write(kept.map((product) => product.id));
  } catch {
    // Nothing is lost: the cookie still has them, and the next sign-in tries again.
    return;
  }
}

export const viewedIds = (): number[] => kept("viewed");

/** At most twenty, newest first; a product seen again moves to the front (specification §4). */
export function rememberViewed(id: number): void {
  keep("viewed", withViewed(viewedIds(), id));
}

function read(): readonly number[] {
  favourites ??= kept("favorites");
  return favourites;
}

function write(ids: readonly number[]): void {
  favourites = ids;
  keep("favorites", ids);
  for (const tell of listeners) tell();
}

const kept = (name: string): number[] => idsIn(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "");

const keep = (name: string, ids: readonly number[]): void => {
  document.cookie = `${name}=${cookieText(ids)}; Max-Age=${WEEK}; Path=/; SameSite=Lax`;
};

const isSignedIn = (): boolean => /(?:^|; )signed_in=1/.test(document.cookie);

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
