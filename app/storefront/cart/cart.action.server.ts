import type { ActionFunctionArgs } from "../../loader-args.ts";
import { data, redirect } from "../../../client/router/answers.ts";
import { tokenCookies } from "../../../features/accounts/accounts.server.ts";
import {
  addPack,
  deleteOwnCart,
  hasSessionEnded,
  removePack,
  viewCart,
  withGuestKey,
  type AddOutcome,
} from "../../../features/cart/cart.server.ts";
import type { Visit } from "../../../features/shop.ts";
import { pathIn } from "../../../client/locale/locale.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import type { Id } from "../../../platform/ids.ts";

const MOST_PACKS = 10_000;

/** Without scripts a form runs the same use cases as the calls. An ended session leads to the sign-in, once (decision 0006). */
export async function action({ context, request }: ActionFunctionArgs) {
  const asked = visitOf(context);
  if (hasSessionEnded(asked)) return redirect(pathIn(asked.locale, "/sign-in"), { headers: setting(tokenCookies(asked, "")) });
  const { visit, setCookies } = withGuestKey(asked);
  const form = await request.formData();
  const notice = await load(() => run(visit, form));
  return redirect(`${pathIn(visit.locale, "/cart")}${notice ? `?notice=${notice}` : ""}`, { headers: setting(setCookies) });
}

const setting = (cookies: readonly string[]): Headers => new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));

async function run(visit: Visit, form: FormData): Promise<string | undefined> {
  const [productId, variationId] = [idOf<"product">(form, "productId"), idOf<"variation">(form, "variationId")];
  switch (form.get("intent")) {
    case "add":
      return noticeOf(visit, await addPack(visit, { productId, variationId, packs: packsOf(visit, form) }));
    case "remove":
      await removePack(visit, { variationId });
      return undefined;
    case "clear": {
      const { orderId } = await viewCart(visit);
      if (orderId) await deleteOwnCart(visit, orderId);
      return undefined;
    }
    default:
      throw data(null, { status: 400 });
  }
}

const noticeOf = (visit: Visit, outcome: AddOutcome): string | undefined =>
  outcome === "over-share" && !visit.customer ? "guests-share" : noticeAfter[outcome];

const noticeAfter: Record<AddOutcome, string | undefined> = {
  added: undefined,
  refused: "refused",
  "over-share": "share",
  "cart-gone": "gone",
  blacklisted: "forbidden",
  "sign-in-required": "sign-in",
};

/** A guest may hold one pack (decisions.md §3). */
function packsOf({ customer }: Visit, form: FormData): number {
  const packs = Number(form.get("packs"));
  return customer && Number.isSafeInteger(packs) && packs > 1 && packs <= MOST_PACKS ? packs : 1;
}

function idOf<Table extends string>(form: FormData, name: `${Table}Id`): Id<Table> {
  const id = Number(form.get(name));
  return (Number.isSafeInteger(id) && id > 0 ? id : 0) as Id<Table>;
}
