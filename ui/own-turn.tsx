import { Suspense, type ReactNode } from "react";

/**
 * A part of a page that comes alive in a turn of its own, after what stands before it or as soon as it is touched, so that a
 * slow phone answers between one part and the next. It never waits for anything: the server sends it with the page.
 */
export function OwnTurn({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
