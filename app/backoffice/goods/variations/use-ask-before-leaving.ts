import { useEffect } from "react";
import { useTranslate } from "react-admin";

/** Asks before a link, the browser's way back or closing the tab would drop what was not saved; the router of the back office cannot hold anybody. */
export function useAskBeforeLeaving(hasChanges: boolean): void {
  const translate = useTranslate();
  useEffect(() => {
    if (!hasChanges) return;
    let isGoingBack = false;
    const mayLeave = () => window.confirm(translate("ra.message.unsaved_changes"));
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const isSamePage = link instanceof HTMLAnchorElement && (link.target === "_blank" || link.pathname === window.location.pathname);
      if (!link || isSamePage || event.ctrlKey || event.metaKey || event.shiftKey || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onBack = (event: PopStateEvent) => {
      if (isGoingBack) {
        isGoingBack = false;
        event.stopImmediatePropagation();
        return;
      }
      if (mayLeave()) return;
      event.stopImmediatePropagation();
      isGoingBack = true;
      window.history.go(1);
    };
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("popstate", onBack, true);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("popstate", onBack, true);
      document.removeEventListener("click", onClick, true);
    };
  }, [hasChanges, translate]);
}
