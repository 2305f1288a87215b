import { useEffect, useLayoutEffect } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { onSignInNeeded, refreshCart } from "../../../features/cart/ui/cart-store.ts";
import { useCartEvents } from "../../../features/cart/ui/use-cart-events.ts";
import { ReservationBar } from "../../../features/cart/ui/reservation-bar.tsx";
import { learnWhoIsHere, openSignIn, useSignIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { closeOverlayOfPageBefore } from "../../../ui/overlays/overlay-store.ts";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { ConsentBar } from "../../analytics/consent-bar.tsx";
import { usePageEvents } from "../../analytics/use-page-events.ts";
import { useWords } from "../../locale/locale.ts";
import { ProductAdd } from "../catalogue/product-add.tsx";
import { useForgetAtSignOut } from "../search/use-forget-at-sign-out.ts";
import { useEndOfSession } from "../sign-in/use-end-of-session.ts";
import { BannerLine } from "./banner-line.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { layoutMessages } from "./layout.messages.ts";
import { CartDialogs, CartDrawer, MenuDrawer, SearchDrawer, SignInDialogs } from "./overlays.ts";
import { rememberUtm } from "./remember-utm.ts";
import type { RootData } from "./root-data.ts";
import { RouteProgress } from "./route-progress.tsx";

/** Everything around a screen: banner line, reservation, stripe, header, category menu, footer, dialogs. */
export default function ShopLayout() {
  const words = useWords(layoutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const { pathname } = useLocation();
  useForgetAtSignOut();
  useEndOfSession();
  useEffect(() => {
    onSignInNeeded(() => openSignIn({ why: "needForMore" }));
    rememberUtm();
    // Not at once: the page answers to presses first.
    const timer = setTimeout(() => {
      void learnWhoIsHere();
      void refreshCart();
    });
    return () => clearTimeout(timer);
  }, []);
  usePageEvents();
  useCartEvents(useSignIn().isSignedIn === true);
  // Before the effects of the new page, which may open something.
  useLayoutEffect(closeOverlayOfPageBefore, [pathname]);
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:rounded-control focus:bg-paper focus:p-3"
      >
        {words.skip}
      </a>
      <RouteProgress />
      <BannerLine text={settings.blue_line_text} />
      <ReservationBar />
      <div className="row-stripe h-1.5" aria-hidden="true" />
      <Header />
      <CategoryMenu />
      <main id="content" className="min-h-[60vh]">
        <Outlet />
      </main>
      <ConsentBar />
      <Footer />
      <MenuDrawer />
      <SearchDrawer />
      <CartDrawer />
      <CartDialogs />
      <ProductAdd />
      <SignInDialogs />
      <Toasts />
    </>
  );
}
