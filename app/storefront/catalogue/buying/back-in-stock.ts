import { useCallback, useEffect, useRef, useState } from "react";
import type { askBackInStock, getBackInStock } from "../../../../features/catalogue/back-in-stock.contract.ts";
import { notifyMessages } from "./notify.messages.ts";
import { useIsSignedIn } from "../../../../features/sign-in/ui/sign-in-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { callApi } from "../../../../client/call-api.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useAfterSignIn } from "../../sign-in/use-after-sign-in.ts";
import type { Id } from "../../../../platform/ids.ts";

/** A guest signs in, and the wish is sent right after. `ahead`: how many customers are told before. */
export function useBackInStock(productId: Id<"product">, variationId: Id<"variation">) {
  const words = useWords(notifyMessages);
  const isSignedIn = useIsSignedIn();
  const [asked, setAsked] = useState<ReadonlyMap<number, number>>(new Map());
  const [busy, setBusy] = useState(false);
  const readPlaces = useCallback(
    () =>
      callApi<typeof getBackInStock>("GET", "/api/back-in-stock", { productId })
        .then(({ waiting }) => setAsked((known) => new Map([...known, ...waiting.map((one) => [one.variationId, one.ahead] as const)])))
        // A second press is no error.
        .catch(() => undefined),
    [productId],
  );
  useEffect(() => {
    if (isSignedIn) void readPlaces();
  }, [isSignedIn, readPlaces]);
  /** Signing in may have closed the dialog. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const ask = useAfterSignIn((wanted: Id<"variation">) => {
    setBusy(true);
    callApi<typeof askBackInStock>("POST", "/api/back-in-stock", { variationId: wanted })
      .then(({ result }) => {
        if (!result) return toast(words.already);
        if (!isHere.current) toast(words.done);
        setAsked((known) => new Map([...known, [wanted, 0]]));
        return readPlaces();
      })
      .catch(() => toast(words.failed))
      .finally(() => setBusy(false));
  });
  return { ask: () => ask(variationId), busy, isAsked: asked.has(variationId), ahead: asked.get(variationId) ?? 0 };
}
