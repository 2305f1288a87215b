import { useLayoutEffect, type ReactNode } from "react";

/** The tab's name on a screen that says it by itself: the server writes it, a browser also replaces that of the page before. */
export function TabTitle({ children }: { children: string }): ReactNode {
  useLayoutEffect(() => {
    document.title = children;
  }, [children]);
  return <title>{children}</title>;
}
