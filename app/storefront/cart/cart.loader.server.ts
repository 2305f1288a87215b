import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { readShare, viewCart } from "../../../features/cart/cart.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { findabilityMessages } from "../../findability/findability.messages.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

/** `sharePercent` is set where a share refused an add without JavaScript. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const notice = noticeOf(url.searchParams.get("notice"));
    const share = notice === "share" ? await readShare(visit.shop, "new-account") : undefined;
    return { cart: await viewCart(visit), notice, sharePercent: share?.percent ?? 0 };
  });

const notices = ["sign-in", "refused", "share", "guests-share", "gone", "forbidden"] as const;
export type CartNotice = (typeof notices)[number];

const noticeOf = (text: string | null): CartNotice | undefined => notices.find((known) => known === text);

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, {
    title: wordsFor(cartMessages, localeOfPath(args.location.pathname))["cart.title"],
    description: wordsFor(findabilityMessages, localeOfPath(args.location.pathname))["text.cart"],
  });
