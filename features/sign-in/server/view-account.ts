import { addFavourites, keptIds } from "../../favourites/favourites.server.ts";
import { viewProfile, type ProfileSources } from "../../accounts/accounts.server.ts";
import { viewCart } from "../../cart/cart.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { AccountView, KeptHere } from "../sign-in.contract.ts";

/** Favourites join unless they are another person's. Null on failure, since the code is used up and the client has other calls. */
export async function viewAccount(
  visit: Visit,
  { sources, kept }: { sources: ProfileSources; kept: KeptHere | undefined },
): Promise<AccountView | null> {
  const { id } = customerOf(visit);
  try {
    const isTheirs = kept !== undefined && (kept.of === null || kept.of === id);
    if (isTheirs && kept.favorites.length > 0) await addFavourites(visit, kept.favorites);
    const [profile, cart, favorites] = await Promise.all([viewProfile(visit, sources), viewCart(visit), keptIds(visit, "favorites")]);
    return { profile, cart, favorites: [...favorites] };
  } catch (error) {
    visit.shop.log.error({ err: error, visit: visit.id }, "the account of whoever signed in could not be read");
    return null;
  }
}
