import { useLoaderData } from "react-router";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { localeOfPath, useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { loader } from "./account.loader.server.ts";
import { AccountSections } from "./account-sections.tsx";
import { accountMessages } from "./account.messages.ts";
import { OrderCard } from "./order-card.tsx";

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(layoutMessages, localeOfPath(args.location.pathname)).account });

/** Greeting, money, on a phone the parts of the account, the last order. */
export default function AccountScreen() {
  const { profile, order, lists } = useLoaderData<typeof loader>();
  const words = useWords(accountMessages);
  const ordersWords = useWords(ordersMessages);
  const layoutWords = useWords(layoutMessages);
  const tiles = [
    [words.bonuses, formatHryvnias(profile.myBonuses), "cloth-6"],
    [words.balance, formatHryvnias(profile.user_balance.total), "cloth-5"],
    [words.orders, String(profile.myOrders), "cloth-4"],
  ] as const;
  return (
    <>
      <h1 className="display-l">{profile.name ? words.greeting(profile.name) : layoutWords.account}</h1>
      <ul className="my-6 grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {tiles.map(([name, value, tint]) => (
          <li
            key={name}
            className={`${tint} rounded-card p-4 max-sm:flex max-sm:items-baseline max-sm:justify-between max-md:nth-3:hidden`}
          >
            <span className="body-s block">{name}</span>
            <b className="price-l">{value}</b>
          </li>
        ))}
      </ul>
      <AccountSections values={{ "/account/orders": profile.myOrders, "/account/lists": lists }} />
      <h2 className="display-s mb-4">{words.lastOrder}</h2>
      {order ? (
        <OrderCard order={order} />
      ) : (
        <EmptyState text={ordersWords["orders.empty"]}>
          <ShopLink to="/new-items" className={buttonClass()}>
            {layoutWords["nav.newItems"]}
          </ShopLink>
        </EmptyState>
      )}
    </>
  );
}
