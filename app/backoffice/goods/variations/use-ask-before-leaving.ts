import { useEffect } from "react";
import { useTranslate } from "react-admin";

/** Asks before unsaved changes are lost by a link, Back or closing the tab; the back office's router cannot block navigation. */
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
