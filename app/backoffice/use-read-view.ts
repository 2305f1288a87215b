import { useEffect, useState } from "react";
import { useLocaleState, useLogoutIfAccessDenied, useNotify } from "react-admin";
import { useTellRefusal } from "./use-tell-refusal.ts";

/** A view read again in another language; keep `read` identical. `saved` shows a call's answer and says `said`, or the refusal. */
export function useReadView<View>(read: () => Promise<View>, said = "") {
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [locale] = useLocaleState();
  const leave = useLogoutIfAccessDenied();
  const [view, setView] = useState<View | "failed">();
  useEffect(() => {
    read().then(setView, (error: unknown) => {
      setView("failed");
      // An ended session leads to sign-in, and from there back here.
      return leave(error);
    });
  }, [read, locale, leave]);
  const saved = async (answer: Promise<View>): Promise<void> => {
    try {
      setView(await answer);
      notify(said, { type: "success" });
    } catch (error) {
      tellRefusal(error);
    }
  };
  return { view, setView, saved };
}
