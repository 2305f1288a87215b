import { useState } from "react";
import { openSignIn, useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { refusalByField } from "../../../client/call-api.ts";

type Errors = Readonly<Record<string, string>>;

type Telling = { refuse: (errors: Errors) => unknown; failed: string };

/** A guest signs in first, then it is sent in the same dialog; `refuse` tells errors by field, others at `form`, `failed` the rest. */
export function useSending(overlay: string, { refuse, failed }: Telling) {
  const isSignedIn = useIsSignedIn();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const asCustomer = (act: () => void) => {
    if (isSignedIn !== false) return act();
    openSignIn({
      then: () => {
        openOverlay(overlay);
        act();
      },
    });
  };
  const send = async (call: () => Promise<unknown>) => {
    setBusy(true);
    refuse({});
    try {
      await call();
      setDone(true);
    } catch (error) {
      refuse(refusalByField(error, failed));
    }
    setBusy(false);
  };
  return {
    busy,
    done,
    /** The dialog opens again after sign-in. */
    asCustomer,
    send: (call: () => Promise<unknown>) => asCustomer(() => void send(call)),
    again: () => setDone(false),
  };
}
