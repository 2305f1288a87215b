import { useEffect, useState } from "react";
import { useLocaleState, useNotify } from "react-admin";
import { useTellRefusal } from "./use-tell-refusal.ts";

/**
 * What a screen outside of lists shows, read anew in another language; `read` keeps its identity. `saved` shows what a call answered and says `said`, or why it
 * was refused.
 */
export function useReadView<View>(read: () => Promise<View>, said = "") {
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [locale] = useLocaleState();
  const [view, setView] = useState<View | "failed">();
  useEffect(() => {
    read().then(setView, () => setView("failed"));
  }, [read, locale]);
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
