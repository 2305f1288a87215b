import { useRef, useState } from "react";
import { useRevalidator } from "../../../client/router/router.tsx";
import { clockMessages } from "../../../features/cart/clock/clock.messages.ts";
import { forgetCart } from "../../../features/cart/ui/cart-store.ts";
import { resumeAfterSignIn } from "../../../features/cart/ui/resume-after-sign-in.ts";
import { tellSeen } from "../../../features/content/ui/seen-stories.ts";
import { syncFavourites, takeFavourites } from "../../../features/favourites/ui/favourites-store.ts";
import type { AccountView } from "../../../features/sign-in/sign-in.contract.ts";
import type { StartAnswer } from "../../../features/sign-in/ui/ask-for-code.ts";
import { finishIntent, readProfile, resumeWork, useSignIn, welcome } from "../../../features/sign-in/ui/sign-in-store.ts";
import { closeOverlay, openedOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { whenTold } from "../../analytics/when-told.ts";
import { keep, recall } from "../../../client/memory/device-memory.ts";

type Proof = { isPinCode: boolean; mayCreatePin: boolean; account: AccountView | null };

/** Phone, PIN or code, a new PIN, the profile, then what was wanted before (specification §4). Work that met an ended session waits for a forgotten PIN only. */
export function useSignInSteps() {
  const [asked, setAsked] = useState<{ digits: string; answer: StartAnswer; isPinForgotten: boolean } | undefined>();
  const { profile } = useSignIn();
  const isSamePerson = useRef(false);
  const revalidator = useRevalidator();
  const words = useWords(clockMessages);

  const finish = async () => {
    closeOverlay();
    finishIntent();
    await revalidator.revalidate();
  };
  const afterPin = (name: string | undefined) => {
    if (resumeWork(isSamePerson.current)) return undefined;
    return name ? finish() : openOverlay("profile");
  };
  const onSignedIn = async ({ isPinCode, mayCreatePin, account }: Proof) => {
    const here = account?.profile ?? (await readProfile());
    isSamePerson.current = welcome(here);
    // A new customer has no name yet.
    whenTold(({ tellEvents }) => tellEvents([{ event: here.name === "" ? "sign_up" : "login", method: "phone" }]));
    if (here.isBlacklisted) {
      forgetCart();
      openOverlay("closedAccount");
      return;
    }
    if (account) takeFavourites(account.favorites);
    void tellSeen();
    const [added] = await Promise.all([resumeAfterSignIn(account?.cart), account ? undefined : syncFavourites()]);
    if (added === "failed" || added === "unreachable" || added === "offline") toast(words["cart.updateError"]);
    if (mayCreatePin && asked?.isPinForgotten) return openOverlay("authCreatePinCode");
    if (resumeWork(isSamePerson.current)) return;
    const isPinOffered = !isPinCode && here.name !== "" && recall("pin_later") === undefined;
    if (mayCreatePin && isPinOffered) openOverlay("authCreatePinCode");
    else await afterPin(here.name);
  };
  return {
    asked,
    profile,
    finish,
    onSignedIn,
    onAnswer: (digits: string, answer: StartAnswer) => {
      setAsked({ digits, answer, isPinForgotten: false });
      openOverlay(answer.isPinCode ? "authPinCode" : "authCode");
    },
    onForgotten: (answer: StartAnswer) => {
      if (asked) setAsked({ ...asked, answer, isPinForgotten: true });
      openOverlay("authCode");
    },
    onPinSaved: () => afterPin(profile?.name),
    /** A refusal that waited is told now, and nothing over it. */
    onPinClosed: () => (openedOverlay() ? undefined : afterPin(profile?.name)),
    onPinLater: () => {
      keep("pin_later", "1");
      return afterPin(profile?.name);
    },
  };
}
