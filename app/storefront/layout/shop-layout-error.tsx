import { ErrorScreen } from "../pages/error-screen.tsx";
import ShopLayout from "./shop-layout.tsx";

/** Replaces the screen inside the layout. */
export function ErrorBoundary() {
  return (
    <ShopLayout>
      <ErrorScreen as="div" />
    </ShopLayout>
  );
}
