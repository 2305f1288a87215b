import { ErrorScreen } from "../pages/error-screen.tsx";
import ShopLayout from "./shop-layout.tsx";

/** Stands where the screen would. */
export function ErrorBoundary() {
  return (
    <ShopLayout>
      <ErrorScreen as="div" />
    </ShopLayout>
  );
}
