import { addFavourites, keptIds } from "../../favourites/favourites.server.ts";
import { viewProfile, type ProfileSources } from "../../accounts/accounts.server.ts";
import { viewCart } from "../../cart/cart.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { AccountView, KeptHere } from "../sign-in.contract.ts";

/**
 * What a client asks for first once somebody is signed in, for its one answer. Favourites kept on the device go into the account,
 * unless another person has kept them. Null where it cannot be read just now: the code is used up by then, and that must not
 * cost the sign-in; the client asks for each by its own call.
 */
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
