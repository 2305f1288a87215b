import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { unreadMessages } from "../../../features/chat/chat.server.ts";
import { bonusLots } from "../../../features/loyalty/loyalty.server.ts";
import { lastOrder, toPayOf } from "../../../features/orders/orders.server.ts";
import { recipientsOf } from "../../../features/recipients/recipients.server.ts";
import { listsOf } from "../../../features/saved-lists/saved-lists.server.ts";
import { customerOf, type Visit } from "../../../features/shop.ts";
import { sumKopiykas, toHryvnias } from "../../../platform/money/money.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import type { AccountMoney } from "./money-tiles.tsx";
import { profileOf } from "./profile-sources.server.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const [profile, order, lists, recipients, money, unread] = await Promise.all([
      profileOf(visit),
      lastOrder(visit),
      listsOf(visit),
      recipientsOf(visit),
      moneyOf(visit),
      unreadMessages(visit),
    ]);
    return { profile, order, lists: lists.length, recipients: recipients.length, money, unread };
  });

async function moneyOf(visit: Visit): Promise<AccountMoney> {
  const { id } = customerOf(visit);
  const [toPay, lots] = await Promise.all([toPayOf(visit), bonusLots(visit.shop.db.read, id, visit.now)]);
  const [first] = lots;
  const ending = lots.filter(({ endsAt }) => endsAt.getTime() === first?.endsAt.getTime());
  return {
    toPay: toHryvnias(toPay),
    ending: first ? { sum: toHryvnias(sumKopiykas(ending.map(({ left }) => left))), at: first.endsAt.toISOString() } : null,
  };
}

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(layoutMessages, localeOfPath(args.location.pathname)).account });
