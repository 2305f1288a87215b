import { ErrorScreen, useErrorStatus } from "../pages/error-screen.tsx";
import { SessionEnded } from "../sign-in/session-ended.tsx";
import { CheckoutFrame } from "./checkout-layout.tsx";

/** Replaces the checkout: an ended session is asked to sign in again, any other error is shown as elsewhere. */
export function ErrorBoundary() {
  if (useErrorStatus() !== 401) return <ErrorScreen as="main" />;
  return (
    <CheckoutFrame>
      <SessionEnded />
    </CheckoutFrame>
  );
}
