import { ErrorScreen } from "../pages/error-screen.tsx";
import ShopLayout from "./shop-layout.tsx";

/** What went wrong with a screen stands where the screen would: header, cart, language, search and categories stay. */
export function ErrorBoundary() {
  return (
    <ShopLayout>
      <ErrorScreen as="div" />
    </ShopLayout>
  );
}
