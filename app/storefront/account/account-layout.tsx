import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLoaderData, useLocation } from "react-router";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { loader } from "./account-layout.loader.server.ts";
import { useLeaveAtSignOut } from "../sign-in/use-leave-at-sign-out.ts";
import { NewDeviceNotice } from "./new-device-notice.tsx";

/** The account's menu: tabs on a phone, the one that is open in sight; a column at a desk. */
export default function AccountLayout() {
  useLeaveAtSignOut();
  const newDevices = useLoaderData<typeof loader>();
  const locale = useLocale();
  const layoutWords = useWords(layoutMessages);
  const { account } = layoutWords;
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = tabs.current?.querySelector<HTMLElement>("[aria-current]");
    if (here) tabs.current?.scrollTo({ left: here.offsetLeft + here.offsetWidth / 2 - tabs.current.clientWidth / 2 });
  }, [pathname]);
  const links = [
    ["/account", account],
    ["/account/orders", useWords(ordersMessages)["orders.title"]],
    ["/account/lists", layoutWords["nav.lists"]],
    ["/quick-order", layoutWords["nav.quickOrder"]],
    ["/account/personal", useWords(accountsMessages)["accounts.title"]],
  ] as const;
  return (
    <div className="container-shop grid max-w-[1280px] gap-6 pt-6 lg:grid-cols-[260px_minmax(0,900px)]">
      <nav ref={tabs} aria-label={account} className="no-print relative flex overflow-x-auto lg:flex-col">
        {links.map(([to, name]) => (
          <NavLink
            key={to}
            to={pathIn(locale, to)}
            end={to === "/account"}
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
      </nav>
      <div>
        <NewDeviceNotice devices={newDevices} />
        <Outlet />
      </div>
    </div>
  );
}
