import { useCallback, useEffect, useState } from "react";
import { onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { useRouteLoaderData } from "../../../client/router/page.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { ProfileForm } from "../../../features/accounts/ui/profile-form.tsx";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { keptHere } from "../../../features/favourites/ui/favourites-store.ts";
import { CodeStep } from "../../../features/sign-in/ui/code-step.tsx";
import { PhoneStep } from "../../../features/sign-in/ui/phone-step.tsx";
import { PinForm } from "../../../features/sign-in/ui/pin-form.tsx";
import { PinStep } from "../../../features/sign-in/ui/pin-step.tsx";
import { keepProfile } from "../../../features/sign-in/ui/sign-in-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { RootData } from "../layout/root-data.ts";
import { ClosedAccountDialog } from "./closed-account-dialog.tsx";
import { useSignInSteps } from "./use-sign-in-steps.ts";

/** One frame for all steps (specification §4, sign-in flow). */
export default function SignInDialogs() {
  const words = useWords(signInMessages);
  const profileWords = useWords(accountsMessages);
  const { close: closeLabel, required } = useWords(layoutMessages);
  const { phoneHashSuffix: suffix } = useRouteLoaderData("root") as RootData;
  const [phoneText, setPhoneText] = useState("");
  const onPhone = useCallback((text: string) => setPhoneText(text), []);
  useEffect(() => onPersonForgotten(() => setPhoneText("")), []);
  const { asked, profile, finish, onAnswer, onForgotten, onSignedIn, onPinSaved, onPinLater } = useSignInSteps();
  const frame = { closeLabel, shape: "modal" } as const;
  const changeNumber = () => openOverlay("authPhone");
  return (
    <>
      <Dialog name="authPhone" title={words["auth.title"]} {...frame}>
        <PhoneStep suffix={suffix} phone={phoneText} onPhone={onPhone} onAnswer={onAnswer} />
      </Dialog>
      <Dialog name="authPinCode" title={words["auth.pinTitle"]} {...frame}>
        {asked && (
          <PinStep
            suffix={suffix}
            phone={asked.digits}
            kept={keptHere}
            onChangeNumber={changeNumber}
            onForgotten={onForgotten}
            onSignedIn={onSignedIn}
          />
        )}
      </Dialog>
      <Dialog name="authCode" title={words["auth.codeTitle"]} {...frame}>
        {asked && (
          <CodeStep
            suffix={suffix}
            phone={asked.digits}
            asked={asked.answer}
            onChangeNumber={changeNumber}
            kept={keptHere}
            onSignedIn={onSignedIn}
            onPin={asked.answer.isPinAccepted && !asked.isPinForgotten ? () => openOverlay("authPinCode") : undefined}
          />
        )}
      </Dialog>
      <Dialog name="authCreatePinCode" title={words["auth.createPinTitle"]} {...frame}>
        <p className="mb-4 text-ink-700">{words["auth.createPin"]}</p>
        {profile && (
          <PinForm
            phone={profile.phone}
            asksPresent={false}
            onSaved={() => {
              toast(words["auth.pinSaved"]);
              void onPinSaved();
            }}
          >
            <Button kind="quiet" onClick={() => void onPinLater()}>
              {words["auth.pinSkip"]}
            </Button>
          </PinForm>
        )}
      </Dialog>
      <Dialog name="profile" title={profileWords["accounts.profileTitle"]} {...frame}>
        <p className="mb-4 text-ink-700">{profileWords["accounts.profileWhy"]}</p>
        {profile && (
          <ProfileForm
            profile={profile}
            requiredText={required}
            networkText={words["err.network"]}
            onSaved={(saved) => {
              keepProfile(saved);
              void finish();
            }}
          />
        )}
      </Dialog>
      <ClosedAccountDialog />
    </>
  );
}
