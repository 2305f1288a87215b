import { useEffect, useEffectEvent, useRef } from "react";
import type { ProfileView } from "../../../../features/accounts/accounts.contract.ts";
import type { RefusalCause } from "../../../../features/orders/placing/causes.contract.ts";
import { useSignIn, whenProfileIsFilled } from "../../../../features/sign-in/ui/sign-in-store.ts";
import type { Checkout } from "./use-checkout-form.ts";

/** The checkout wants a customer with a name (specification §5): asked for at once, and again after a press. */
export function useFilledProfile(known: readonly RefusalCause[], { form, causes, change, priceAnew }: Checkout): void {
  const isAsked = useRef(false);
  const { profile } = useSignIn();
  useEffect(() => {
    if (![...known, ...causes].some(({ cause }) => cause === "profile_incomplete")) return;
    isAsked.current = true;
    whenProfileIsFilled({ then: () => undefined });
  }, [known, causes]);
  const goOn = useEffectEvent(({ name, surname, patronymic }: ProfileView) => {
    if (form.name === "" && form.surname === "") change({ name, surname, patronymic });
    priceAnew();
  });
  useEffect(() => {
    if (!isAsked.current || !profile?.name) return;
    isAsked.current = false;
    goOn(profile);
  }, [profile]);
}
