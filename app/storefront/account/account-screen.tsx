import { useLoaderData, useRouteLoaderData } from "../../../client/way/page.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { localeOfPath, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { RootData } from "../layout/root-data.ts";
import { useSaid } from "../../said.ts";
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
  const { firstFree } = useSaid();
  const { settings } = useRouteLoaderData("root") as RootData;
  const tiles = [
    { name: words.bonuses, value: formatHryvnias(profile.myBonuses), tint: "cloth-6", isShown: settings.services.includes("bonuses") },
    {
      name: words.balance,
      value: formatHryvnias(profile.user_balance.total),
      tint: "cloth-5",
      isShown: settings.services.includes("balance"),
    },
  ].filter(({ isShown }) => isShown);
  return (
    <>
      <h1 className="display-l">{profile.name ? words.greeting(profile.name) : layoutWords.account}</h1>
      {tiles.length > 0 && (
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 md:grid-cols-3">
          {tiles.map(({ name, value, tint }) => (
            <li key={name} className={`${tint} rounded-card p-4 max-sm:flex max-sm:items-baseline max-sm:justify-between`}>
              <span className="body-s block">{name}</span>
              <b className="price-l">{value}</b>
            </li>
          ))}
        </ul>
      )}
      <AccountSections values={{ "/account/orders": profile.myOrders, "/account/lists": lists }} />
      <h2 className="display-s mt-6 mb-4">{words.lastOrder}</h2>
      {order ? (
        <OrderCard order={order} />
      ) : (
        <EmptyState text={[ordersWords["orders.empty"], firstFree && `${firstFree}.`].filter(Boolean).join(" ")}>
          <ShopLink to="/new-items" className={buttonClass()}>
            {layoutWords["nav.newItems"]}
          </ShopLink>
        </EmptyState>
      )}
    </>
  );
}
