import { useLayoutEffect } from "react";
import { useLocation } from "../../../client/router/page.ts";
import { openedOverlay } from "../../../ui/overlays/overlay-store.ts";

/** Shared by all layouts. */
let shown: string | undefined;

/** Has a new page read out. Not on the first page, at a `#`, in a dialog, or where the visitor types or has moved the focus. */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return undefined;
    const led = document.activeElement;
    // Dialogs of the page before give the focus back first.
    const timer = setTimeout(() => !hash && focusHeading(led));
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}

function focusHeading(led: Element | null): void {
  const focused = document.activeElement;
  if (openedOverlay() || isTypedIn(focused) || (focused !== led && focused?.closest("main"))) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** True for a field, except a search whose list is closed. */
const isTypedIn = (element: Element | null): boolean =>
  element !== null && element.matches("input, textarea, select") && element.getAttribute("aria-expanded") !== "false";
