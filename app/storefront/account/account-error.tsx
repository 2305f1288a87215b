import { ErrorScreen, useErrorStatus } from "../pages/error-screen.tsx";
import { SessionEnded } from "../sign-in/session-ended.tsx";

/** Replaces the account: an ended session is asked to sign in again, any other error is shown as elsewhere. */
export function ErrorBoundary() {
  return useErrorStatus() === 401 ? <SessionEnded /> : <ErrorScreen as="div" />;
}
