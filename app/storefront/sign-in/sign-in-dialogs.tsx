import { useCallback, useState } from "react";
import { useRevalidator, useRouteLoaderData } from "react-router";
import { ProfileForm } from "../../../features/accounts/ui/profile-form.tsx";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { forgetCart, resumeAfterSignIn } from "../../../features/cart/ui/cart-store.ts";
import { syncFavourites } from "../../../features/favourites/ui/favourites-store.ts";
import { CodeStep } from "../../../features/sign-in/ui/code-step.tsx";
import { PhoneStep } from "../../../features/sign-in/ui/phone-step.tsx";
import { finishIntent, keepProfile, learnWhoIsHere, useSignIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { callApi } from "../../call-api.ts";
import { useWords } from "../../locale/locale.ts";
import type { RootData } from "../layout/root-data.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { getProfile } from "../../../features/accounts/accounts.contract.ts";

/** Phone, code and profile: one frame, one step after the other (specification §4, sign-in flow). */
export function SignInDialogs() {
  const words = useWords(signInMessages);
  const profileWords = useWords(accountsMessages);
  const layoutWords = useWords(layoutMessages);
  const { phoneHashSuffix } = useRouteLoaderData("root") as RootData;
  const { profile } = useSignIn();
  const revalidator = useRevalidator();
  const [phoneText, setPhoneText] = useState("");
  const [sent, setSent] = useState<{ digits: string; wait: number } | undefined>();
  const onPhone = useCallback((text: string) => setPhoneText(text), []);

  const onSignedIn = async () => {
    const here = await callApi<typeof getProfile>("GET", "/api/get-profile", {});
    keepProfile(here);
    setSent(undefined);
    if (here.isBlacklisted) {
      forgetCart();
      closeOverlay();
      return;
    }
    await Promise.all([resumeAfterSignIn(), syncFavourites()]);
    if (!here.name) return openOverlay("profile");
    closeOverlay();
    finishIntent();
    await revalidator.revalidate();
  };
  return (
    <>
      <Dialog name="authPhone" title={words["auth.title"]} closeLabel={layoutWords.close} shape="modal">
        <PhoneStep
          suffix={phoneHashSuffix}
          phone={phoneText}
          onPhone={onPhone}
          onSent={(digits, wait) => {
            setSent({ digits, wait });
            openOverlay("authCode");
          }}
        />
      </Dialog>
      <Dialog name="authCode" title={words["auth.codeTitle"]} closeLabel={layoutWords.close} shape="modal">
        {sent && (
          <CodeStep
            suffix={phoneHashSuffix}
            phone={sent.digits}
            firstWait={sent.wait}
            onChangeNumber={() => openOverlay("authPhone")}
            onSignedIn={onSignedIn}
          />
        )}
      </Dialog>
      <Dialog name="profile" title={profileWords["accounts.profileTitle"]} closeLabel={layoutWords.close} shape="modal">
        <p className="mb-4 text-ink-700">{profileWords["accounts.profileWhy"]}</p>
        {profile && (
          <ProfileForm
            profile={profile}
            requiredText={layoutWords.required}
            networkText={words["err.network"]}
            onSaved={(saved) => {
              keepProfile(saved);
              closeOverlay();
              finishIntent();
              void learnWhoIsHere();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
