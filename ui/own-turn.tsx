import { Suspense, type ReactNode } from "react";

/** Hydrates separately, later or at a touch, so that slow phones respond in between. */
export function OwnTurn({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
