import { ErrorScreen, useErrorStatus } from "../pages/error-screen.tsx";
import { SessionEnded } from "../sign-in/session-ended.tsx";

/** In place of the account: an ended session is asked to sign in again, everything else is said as anywhere. */
export function ErrorBoundary() {
  return useErrorStatus() === 401 ? <SessionEnded /> : <ErrorScreen as="div" />;
}
