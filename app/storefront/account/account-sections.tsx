import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Phone from "lucide-react/icons/phone";
import { useEffect, useRef } from "react";
import { NavLink } from "../../../client/router/link.tsx";
import { useLocation, useRouteLoaderData } from "../../../client/router/page.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { paymentMessages } from "../../../features/orders/payments/payment.messages.ts";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { loyaltyMessages } from "../../../features/loyalty/loyalty.messages.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { classNames } from "../../../ui/class-names.ts";
import { withoutLocale, pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { RootData } from "../layout/root-data.ts";
import { accountMessages } from "./account.messages.ts";
import { SignOutButton } from "./sign-out-button.tsx";

const HOME = "/account";

function useSections(): (readonly [path: string, name: string])[] {
  const layout = useWords(layoutMessages);
  return [
    [HOME, layout.account],
    ["/account/orders", useWords(ordersMessages)["orders.title"]],
    ["/account/unpaid-orders", useWords(paymentMessages)["unpaid.title"]],
    ["/account/returns", useWords(returnsMessages)["returns.title"]],
    ["/account/bonus", useWords(loyaltyMessages)["bonus.title"]],
    ["/account/balance", useWords(balanceMessages)["balance.title"]],
    ["/account/debs", useWords(balanceMessages)["debts.title"]],
    ["/account/notifications", useWords(notificationsMessages)["notices.title"]],
    ["/account/chat", useWords(chatMessages)["chat.title"]],
    ["/account/recipients", useWords(recipientsMessages)["recipients.title"]],
    ["/account/lists", layout["nav.lists"]],
    ["/account/price-list", useWords(priceListMessages)["priceList.title"]],
    ["/quick-order", layout["nav.quickOrder"]],
    ["/account/personal", useWords(accountsMessages)["accounts.title"]],
  ];
}

/** Tells which parts the account has today; a tile of another part has no link. */
export function useHasSection(): (path: string) => boolean {
  const sections = useSections();
  return (path) => sections.some(([to]) => to === path);
}

/** Tabs from 768 px, scrolled to the open one; a column from 1024 px. */
export function AccountMenu() {
  const sections = useSections();
  const locale = useLocale();
  const { account } = useWords(layoutMessages);
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = tabs.current?.querySelector<HTMLElement>("[aria-current]");
    if (here) tabs.current?.scrollTo({ left: here.offsetLeft + here.offsetWidth / 2 - tabs.current.clientWidth / 2 });
  }, [pathname]);
  return (
    <nav ref={tabs} aria-label={account} className="no-print relative flex overflow-x-auto max-md:hidden lg:flex-col">
      {sections.map(([to, name]) => (
        <NavLink
          key={to}
          to={pathIn(locale, to)}
          end={to === HOME}
          className={({ isActive }) =>
            classNames(
              "flex min-h-12 items-center px-4 whitespace-nowrap rounded-control",
              isActive ? "bg-beet-100 font-semibold text-beet-600" : "hover:bg-surface-1",
            )
          }
        >
          {name}
        </NavLink>
      ))}
      <SignOutButton className="flex min-h-12 items-center gap-2 rounded-control px-4 whitespace-nowrap hover:bg-surface-1" />
    </nav>
  );
}

/** A phone shows this list as the index of the account, with each part's count on the right. */
export function AccountSections({ values }: { values: Readonly<Record<string, string | number>> }) {
  const [, ...sections] = useSections();
  const words = useWords(layoutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  return (
    <>
      <nav aria-label={words.account} className="mt-6 rounded-card border border-line md:hidden">
        <ul className="divide-y divide-line">
          {sections.map(([to, name]) => (
            <li key={to}>
              <ShopLink to={to} className="flex min-h-14 items-center gap-2 px-4 max-[18rem]:px-2">
                <span className="flex min-w-0 grow flex-wrap justify-between gap-x-2">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="text-ink-500">{values[to]}</span>
                </span>
                <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-500" />
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="mt-3 mb-8 divide-y divide-line rounded-card border border-line md:hidden">
        {settings.phone && (
          <li>
            <a href={`tel:${settings.phone}`} className="flex min-h-14 items-center gap-2 px-4">
              <Phone size={20} aria-hidden="true" />
              <span className="sr-only">{words.phones}</span>
              {formatPhone(settings.phone.replace(/\D/g, ""))}
            </a>
          </li>
        )}
        <li>
          <SignOutButton className="flex min-h-14 w-full items-center gap-2 px-4" />
        </li>
      </ul>
    </>
  );
}

/** From 768 px, where the menu is elsewhere: what is new and what is used often. */
export function QuickLinks({ values }: { values: Readonly<Record<string, string | number>> }) {
  const sections = useSections().filter(([to]) => to !== HOME && to !== "/account/orders");
  const { quickLinks } = useWords(accountMessages);
  return (
    <nav aria-label={quickLinks} className="mt-8 mb-8 max-md:hidden">
      <h2 className="display-s mb-4">{quickLinks}</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {sections.map(([to, name]) => (
          <li key={to}>
            <ShopLink to={to} className="flex min-h-14 items-center gap-2 rounded-card border border-line px-4 hover:bg-surface-1">
              <span className="grow">{name}</span>
              <span className="text-ink-500">{values[to]}</span>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-500" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone every part is a page of its own, so it links back. */
export function BackToSections() {
  const sections = useSections();
  const here = withoutLocale(useLocation().pathname);
  const above = sections.findLast(([to]) => here !== to && here.startsWith(`${to}/`));
  if (!above) return null;
  const [to, name] = above;
  return (
    <ShopLink to={to} className="no-print label -mt-2 mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 md:hidden">
      <ChevronLeft size={20} aria-hidden="true" />
      {name}
    </ShopLink>
  );
}
