import { ErrorScreen, useErrorStatus } from "../pages/error-screen.tsx";
import { SessionEnded } from "../sign-in/session-ended.tsx";
import { CheckoutFrame } from "./checkout-layout.tsx";

/** In place of the checkout: an ended session is asked to sign in again, everything else is said as anywhere. */
export function ErrorBoundary() {
  if (useErrorStatus() !== 401) return <ErrorScreen as="main" />;
  return (
    <CheckoutFrame>
      <SessionEnded />
    </CheckoutFrame>
  );
}
