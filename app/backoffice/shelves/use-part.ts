import { useEffect, useState } from "react";
import { useLocaleState, useNotify } from "react-admin";
import { ApiRefusal } from "../../../client/call-api.ts";

/** Loads a part for each language; changes replace it, refusals are shown. */
export function usePart<Answer>(read: () => Promise<Answer>) {
  const [locale] = useLocaleState();
  const notify = useNotify();
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
      notify(error instanceof ApiRefusal && error.message ? error.message : "ra.notification.http_error", { type: "error" });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { shown, isBusy, change };
}
