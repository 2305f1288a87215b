import { LogOut } from "lucide-react";
import { useLoaderData, useNavigate } from "react-router";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { ProfileForm } from "../../../features/accounts/ui/profile-form.tsx";
import { forgetCart, forgetLost } from "../../../features/cart/ui/cart-store.ts";
import { keepProfile, signOut } from "../../../features/sign-in/ui/sign-in-store.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { localeOfPath, pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { DevicesSection } from "./devices-section.tsx";
import type { loader } from "./personal.loader.server.ts";
import { PinSection } from "./pin-section.tsx";

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(accountsMessages, localeOfPath(args.location.pathname))["accounts.title"] });

export default function PersonalScreen() {
  const { profile, devices, isPinCode, mayCreatePin } = useLoaderData<typeof loader>();
  const words = useWords(accountsMessages);
  const signInWords = useWords(signInMessages);
  const { required } = useWords(layoutMessages);
  const navigate = useNavigate();
  const locale = useLocale();
  const onSignedOut = async () => {
    forgetCart();
    forgetLost();
    await navigate(pathIn(locale, "/"));
  };
  const leave = async () => {
    try {
      await signOut();
      closeOverlay();
      await onSignedOut();
    } catch {
      toast(signInWords["err.network"]);
    }
  };
  return (
    <div className="max-w-120">
      <h1 className="display-l">{words["accounts.title"]}</h1>
      <p className="mt-1 mb-6 text-ink-500">{formatPhone(profile.phone)}</p>
      <ProfileForm
        profile={profile}
        requiredText={required}
        networkText={signInWords["err.network"]}
        onSaved={(saved) => {
          keepProfile(saved);
          toast(words["form.saved"]);
        }}
      />
      <PinSection phone={profile.phone} isPinCode={isPinCode} mayCreatePin={mayCreatePin} />
      <DevicesSection devices={devices} onSignedOut={onSignedOut} />
      <Button kind="quiet" className="mt-8" onClick={() => openOverlay("logout")}>
        <LogOut size={20} aria-hidden="true" />
        {signInWords["auth.logout"]}
      </Button>
      <AskDialog
        name="logout"
        title={signInWords["auth.logout"]}
        no={signInWords["auth.stay"]}
        yes={signInWords["auth.logout"]}
        onYes={() => void leave()}
      >
        {signInWords["auth.logoutAsk"]}
      </AskDialog>
    </div>
  );
}
