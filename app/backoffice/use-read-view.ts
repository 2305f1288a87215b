import { useEffect, useState } from "react";
import { useLocaleState, useLogoutIfAccessDenied, useNotify } from "react-admin";
import { useTellRefusal } from "./use-tell-refusal.ts";

/**
 * What a screen outside of lists shows, read anew in another language; `read` keeps its identity. `saved` shows what a call answered and says `said`, or why it
 * was refused.
 */
export function useReadView<View>(read: () => Promise<View>, said = "") {
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [locale] = useLocaleState();
  const leave = useLogoutIfAccessDenied();
  const [view, setView] = useState<View | "failed">();
  useEffect(() => {
    read().then(setView, (error: unknown) => {
      setView("failed");
      // A session that ended meanwhile leads to the sign-in, and from there back here.
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
