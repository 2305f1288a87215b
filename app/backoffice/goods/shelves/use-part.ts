import { useEffect, useState } from "react";
import { useLocaleState } from "react-admin";
import { useTellRefusal } from "../../use-tell-refusal.ts";

/** Loads a part for each language; changes replace it, refusals are shown. */
export function usePart<Answer>(read: () => Promise<Answer>) {
  const [locale] = useLocaleState();
  const tellRefusal = useTellRefusal();
  const [shown, setShown] = useState<Answer | "failed">();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    read().then(setShown, () => setShown("failed"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [locale]);
  const change = async (asked: Promise<Answer>): Promise<boolean> => {
    setIsBusy(true);
    try {
      setShown(await asked);
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { shown, isBusy, change };
}
