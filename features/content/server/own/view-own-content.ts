import type { Visit } from "../../../shop.ts";
import type { OwnContentView } from "../../own-content.contract.ts";
import { isFor, type ShownTo } from "../../shown/shown-to.rules.ts";
import { isNow, viewBanners, viewStories } from "../content.view.ts";
import { readContent } from "../read-content.ts";
import { readTextContext } from "../text-context.ts";
import { callerOf } from "./caller-of.ts";
import { selectSeen } from "./seen.queries.ts";

/** Content the shared home page leaves out: that for this visitor alone, and the stories a customer has seen. */
export async function viewOwnContent(visit: Visit): Promise<OwnContentView> {
  const { shop, customer } = visit;
  const caller = await callerOf(visit);
  const isOwn = (shownTo: ShownTo) => shownTo !== "everyone" && isFor(shownTo, caller);
  const [stories, banners, seen] = await Promise.all([
    viewStories(visit, isOwn),
    viewBanners(visit, isOwn),
    customer ? selectSeen(shop.db.read, customer.id) : [],
  ]);
  return { stories, banners, seen };
}

/** Whether some visible content is not for everyone, so that a guest's page asks for it. */
export async function isSomethingForSome(visit: Visit): Promise<boolean> {
  const [{ stories, promotions }, context] = await Promise.all([readContent(visit.shop), readTextContext(visit.shop, visit.locale)]);
  return [...stories, ...promotions].some((one) => one.shown_to !== "everyone" && isNow(one, visit, context));
}
