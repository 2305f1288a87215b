import { useEffect, type ReactNode } from "react";
import { Outlet } from "../../../client/router/outlet.tsx";
import { useRouteLoaderData } from "../../../client/router/page.ts";
import { refreshCart } from "../../../features/cart/ui/cart-store.ts";
import { useCartEvents } from "../../../features/cart/ui/use-cart-events.ts";
import { ReservationBar } from "../../../features/cart/ui/clock/reservation-bar.tsx";
import { formatPhone } from "../../../platform/phone.ts";
import { followOtherTabs, learnWhoIsHere, useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { usePageEvents } from "../../analytics/use-page-events.ts";
import { Logo } from "../layout/header/logo.tsx";
import { CartDialogs, SignInDialogs } from "../layout/overlays.ts";
import { useFocusHeading } from "../layout/use-focus-heading.ts";
import type { RootData } from "../layout/root-data.ts";
import { useEndOfSession } from "../sign-in/use-end-of-session.ts";
import { useLeaveAtSignOut } from "../sign-in/use-leave-at-sign-out.ts";

export default function CheckoutLayout() {
  useLeaveAtSignOut();
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

/** The checkout has a short frame of its own: no menu, the clock always visible. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { settings } = useRouteLoaderData("root") as RootData;
  useEffect(() => {
    void learnWhoIsHere();
    void refreshCart();
  }, []);
  useEffect(followOtherTabs, []);
  usePageEvents();
  useEndOfSession();
  useFocusHeading();
  useCartEvents(useIsSignedIn() === true);
  return (
    <>
      <div className="sticky top-0 z-20">
        <ReservationBar />
      </div>
      <div className="row-stripe h-1.5" aria-hidden="true" />
      <header className="border-b border-line">
        <div className="container-shop flex min-h-14 items-center justify-between gap-3 md:h-18">
          <Logo />
          {settings.phone && (
            <a href={`tel:${settings.phone}`} className="label inline-flex min-h-11 items-center max-[18rem]:text-right">
              {formatPhone(settings.phone)}
            </a>
          )}
        </div>
      </header>
      <main className="container-shop max-w-[1120px] pb-16">{children}</main>
      <CartDialogs />
      <SignInDialogs />
      <Toasts />
    </>
  );
}
