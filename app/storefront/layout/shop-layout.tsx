import type { ReactNode } from "react";
import { Outlet } from "../../../client/router/outlet.tsx";
import { useRouteLoaderData } from "../../../client/router/page.ts";
import { ReservationBar } from "../../../features/cart/ui/clock/reservation-bar.tsx";
import { OwnTurn } from "../../../ui/own-turn.tsx";
import { Toasts } from "../../../ui/overlays/toast.tsx";
import { ConsentSlot } from "../../analytics/consent-slot.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ProductAdd } from "../catalogue/cards/product-add.tsx";
import { BannerLine } from "./header/banner-line.tsx";
import { CategoryMenu } from "./header/category-menu.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { InstallSlot } from "./install/install-slot.tsx";
import { LayoutEffects } from "./layout-effects.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import { layoutMessages } from "./layout.messages.ts";
import { CartDialogs, CartDrawer, MenuDrawer, SearchDrawer, SignInDialogs } from "./overlays.ts";
import type { RootData } from "./root-data.ts";
import { RouteProgress } from "./route-progress.tsx";
import { TelegramSlot } from "./footer/telegram-slot.tsx";

/** `children` replace the screen. */
export default function ShopLayout({ children }: { children?: ReactNode }) {
  const words = useWords(layoutMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-60 focus:m-2 focus:rounded-control focus:bg-paper focus:p-3"
      >
        {words.skip}
      </a>
      <LayoutEffects />
      <RouteProgress />
      <OfflineStrip />
      <BannerLine text={settings.blue_line_text} />
      <ReservationBar />
      <div className="row-stripe h-1.5" aria-hidden="true" />
      <OwnTurn>
        <Header />
      </OwnTurn>
      <OwnTurn>
        <CategoryMenu />
      </OwnTurn>
      <main id="content" className="min-h-[60vh]">
        {children ?? <Outlet />}
      </main>
      <InstallSlot />
      <ConsentSlot />
      <OwnTurn>
        <Footer />
      </OwnTurn>
      <TelegramSlot settings={settings} />
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
