import { useLoaderData } from "../../../client/router/page.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { plural } from "../../../platform/i18n.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { useSaid } from "../../said.ts";
import type { loader } from "./account.loader.server.ts";
import { AccountSections, QuickLinks } from "./account-sections.tsx";
import { accountMessages } from "./account.messages.ts";
import { MoneyTiles } from "./money-tiles.tsx";
import { OrderCard } from "./orders/order-card.tsx";

export default function AccountScreen() {
  const { profile, order, lists, recipients, money, unread } = useLoaderData<typeof loader>();
  const words = useWords(accountMessages);
  const locale = useLocale();
  const ordersWords = useWords(ordersMessages);
  const layoutWords = useWords(layoutMessages);
  const { firstFree } = useSaid();
  const values = {
    "/account/orders": profile.myOrders,
    "/account/unpaid-orders": profile.myUnpaidOrders,
    "/account/bonus": formatHryvnias(profile.myBonuses),
    "/account/balance": formatHryvnias(profile.user_balance.total),
    "/account/debs": profile.myDebtsOrders,
    "/account/notifications":
      profile.myNewNotifications > 0 ? `${profile.myNewNotifications} ${plural(locale, profile.myNewNotifications, words.new)}` : "",
    "/account/chat": unread > 0 ? `${unread} ${plural(locale, unread, words.new)}` : "",
    "/account/recipients": recipients,
    "/account/lists": lists,
  };
  return (
    <>
      <h1 className="display-l">{profile.name ? words.greeting(profile.name) : layoutWords.account}</h1>
      <MoneyTiles profile={profile} money={money} />
      <AccountSections values={values} />
      <h2 className="display-s mt-6 mb-4">{words.lastOrder}</h2>
      {order ? (
        <>
          <OrderCard order={order} />
          <ShopLink to="/account/orders" className="label mt-2 inline-flex min-h-11 items-center text-beet-600 underline">
            {words.allOrders}
          </ShopLink>
        </>
      ) : (
        <EmptyState text={[ordersWords["orders.empty"], firstFree && `${firstFree}.`].filter(Boolean).join(" ")}>
          <ShopLink to="/new-items" className={buttonClass()}>
            {layoutWords["nav.newItems"]}
          </ShopLink>
        </EmptyState>
      )}
      <QuickLinks values={values} />
    </>
  );
}
