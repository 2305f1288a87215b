import { Refusal, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { newSecretLink } from "../../../platform/protection/secret-link.ts";
import { openSealedText } from "../../../platform/protection/sealed-text.ts";
import { lockAccount } from "../../accounts/accounts.server.ts";
import { viewCart } from "../../cart/cart.server.ts";
import { customerOf, type Shop, type Visit } from "../../shop.ts";
import type { SavedListView } from "../saved-lists.contract.ts";
import { deleteList, insertList, selectLists, updateListLink, updateListName, type KeptList } from "./saved-lists.queries.ts";
import type { Id } from "../../../platform/ids.ts";

const MOST_LISTS = 50;

export async function listsOf(visit: Visit): Promise<SavedListView[]> {
  const rows = await selectLists(visit.shop.db.read, { accountId: customerOf(visit).id });
  return rows.map((row) => viewList(visit.shop, row));
}

/** Keeps the cart as a list; 422 on `name` when empty, 409 above fifty lists. */
export async function saveCartAsList(visit: Visit, name: string): Promise<SavedListView> {
  const { shop, now } = visit;
  const accountId = customerOf(visit).id;
  const { products } = await viewCart(visit);
  if (products.length === 0) throw invalid({ name: ["lists.emptyCart"] });
  const lines = products.map(({ variant, quantity }) => ({ variationId: variant.id, pieces: quantity }));
  const id = await shop.db.write(async (tx) => {
    // Those of one moment are counted one after another.
    await lockAccount(tx, accountId);
    return insertList(tx, { accountId, name, now, most: MOST_LISTS, lines });
  });
  if (id === undefined) throw new Refusal(409, "lists.tooMany");
  return ownList(visit, id);
}

/** 404 for somebody else's list (security.md S30). */
export async function renameOwnList(visit: Visit, { id, name }: { id: Id<"saved_list">; name: string }): Promise<SavedListView> {
  await visit.shop.db.write((tx) => updateListName(tx, { id, accountId: customerOf(visit).id, name, now: visit.now }));
  return ownList(visit, id);
}

/** Opens or closes a list's link; 404 for somebody else's. */
export async function shareOwnList(visit: Visit, { id, shared }: { id: Id<"saved_list">; shared: boolean }): Promise<SavedListView> {
  const { shop, now } = visit;
  const link = shared ? newSecretLink(shop.config.secret) : null;
  await shop.db.write((tx) => updateListLink(tx, { id, accountId: customerOf(visit).id, link, now }));
  return ownList(visit, id);
}

/** Another's list stays, without an error. */
export async function removeOwnList(visit: Visit, id: Id<"saved_list">): Promise<void> {
  await visit.shop.db.write((tx) => deleteList(tx, { id, accountId: customerOf(visit).id }));
}

/** 404 for somebody else's list. */
export async function ownList(visit: Visit, id: Id<"saved_list">): Promise<SavedListView> {
  const [row] = await selectLists(visit.shop.db.read, { accountId: customerOf(visit).id, id });
  if (!row) throw notFound();
  return viewList(visit.shop, row);
}

function viewList(shop: Shop, { id, name, lines, pieces, createdAt, linkSealed }: KeptList): SavedListView {
  const token = linkSealed === null ? null : openSealedText(shop.config, linkSealed);
  return { id, name, lines, pieces, createdAt: createdAt.getTime(), token };
}
