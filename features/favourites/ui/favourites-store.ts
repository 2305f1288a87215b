import { callApi } from "../../../client/call-api.ts";
import { keep, recall, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { openStore } from "../../../ui/store.ts";
import { cookieText, idsIn, toggled, withViewed } from "../kept-ids.rules.ts";
import type { addFavorite, addFavorites, getFavorites, removeFavorite } from "../favourites.contract.ts";
import { type Id, idOf } from "../../../platform/ids.ts";

const MOST_BROUGHT = 1_000;
const none: readonly Id<"product">[] = [];
const favourites = openStore(none, () => kept("favorites"));
const saved = openStore(0);
onPersonForgotten(() => favourites.set(none));

/** Changes when the saved list does: the cookie, and a customer's account. */
export const useSavedFavourites = (): number => saved.useWhole();

export const useFavouriteCount = (): number => favourites.use((ids) => ids.length);

export const useIsFavourite = (id: Id<"product">): boolean => favourites.use((ids) => ids.includes(id));

const listeners = new Set<(id: Id<"product">) => void>();

/** Calls `listen` for each product added; answers the way to stop. */
export function onFavouriteAdded(listen: (id: Id<"product">) => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

export function toggleFavourite(id: Id<"product">): void {
  const before = favourites.get();
  write(toggled(before, id));
  if (!before.includes(id)) for (const listen of listeners) listen(id);
  if (!isSignedIn()) return tellSaved();
  const call = before.includes(id)
    ? callApi<typeof removeFavorite>("DELETE", "/api/remove-favorite", { product_id: id })
    : callApi<typeof addFavorite>("POST", "/api/add-favorite", { product_id: id });
  // The next sign-in merges cookie and account.
  call.catch(() => undefined).then(tellSaved);
}

/** Sent with a sign-in to join the account. */
export const keptHere = (): { of: Id<"account"> | null; favorites: Id<"product">[] } => {
  const person = recall("person");
  return { of: person === undefined ? null : idOf<"account">(Number(person)), favorites: favourites.get().slice(0, MOST_BROUGHT) };
};

export function takeFavourites(ids: readonly Id<"product">[]): void {
  write(ids);
  tellSaved();
}

/** Merges device and account where the sign-in did not. */
export async function syncFavourites(): Promise<void> {
  try {
    const here = favourites.get();
    if (here.length > 0) await callApi<typeof addFavorites>("POST", "/api/add-favorites", { product_ids: [...here] });
    const kept = await callApi<typeof getFavorites>("GET", "/api/get-favorites", {});
    takeFavourites(kept.map((product) => product.id));
  } catch {
    // The cookie still has them, and the next sign-in tries again.
    return;
  }
}

export const viewedIds = (): readonly Id<"product">[] => kept("viewed");

/** At most twenty, newest first; a product seen again moves to the front (specification §4). */
export function rememberViewed(id: Id<"product">): void {
  keep("viewed", cookieText(withViewed(viewedIds(), id)));
}

const tellSaved = (): void => saved.set(saved.get() + 1);

function write(ids: readonly Id<"product">[]): void {
  keep("favorites", cookieText(ids));
  favourites.set(ids);
}

function kept(name: "favorites" | "viewed"): readonly Id<"product">[] {
  const text = recall(name);
  return text ? idsIn(text) : none;
}
