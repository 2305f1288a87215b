import { useLoaderData } from "../../../../client/router/page.ts";
import { accountsMessages } from "../../../../features/accounts/accounts.messages.ts";
import { ProfileForm } from "../../../../features/accounts/ui/profile-form.tsx";
import { keepProfile } from "../../../../features/sign-in/ui/sign-in-store.ts";
import { callMessages } from "../../../../client/call-api.messages.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { DevicesSection } from "./devices-section.tsx";
import { PersonalDataSection } from "../../personal-data/personal-data-section.tsx";
import type { loader } from "./personal.loader.server.ts";
import { PinSection } from "./pin-section.tsx";
import { SignOutButton, useWayHome } from "../sign-out-button.tsx";

export default function PersonalScreen() {
  const { profile, devices, isPinCode, mayCreatePin } = useLoaderData<typeof loader>();
  const words = useWords(accountsMessages);
  const { "err.network": network } = useWords(callMessages);
  const { required } = useWords(layoutMessages);
  const onSignedOut = useWayHome();
  return (
    <div className="max-w-120">
      <h1 className="display-l">{words["accounts.title"]}</h1>
      <p className="mt-1 mb-6 text-ink-500">{formatPhone(profile.phone)}</p>
      <ProfileForm
        profile={profile}
        requiredText={required}
        networkText={network}
        onSaved={(saved) => {
          keepProfile(saved);
          toast(words["form.saved"]);
        }}
      />
      <PinSection phone={profile.phone} isPinCode={isPinCode} mayCreatePin={mayCreatePin} />
      <DevicesSection devices={devices} onSignedOut={onSignedOut} />
      <PersonalDataSection />
      <SignOutButton className={`${buttonClass("quiet")} mt-8 -ml-5 md:hidden`} />
    </div>
  );
}
