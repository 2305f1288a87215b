import LogOut from "lucide-react/icons/log-out";
import { callMessages } from "../../../client/call-api.messages.ts";
import { useNavigate } from "../../../client/router/router.tsx";
import { sessionMessages } from "../../../features/sign-in/session.messages.ts";
import { signOut } from "../../../features/sign-in/ui/sign-in-store.ts";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { AskDialog } from "../layout/ask-dialog.tsx";

/** `SignOutDialog`, one for the whole account, asks first. */
export function SignOutButton({ className }: { className: string }) {
  const words = useWords(sessionMessages);
  return (
    <button type="button" className={className} onClick={() => openOverlay("logout")}>
      <LogOut size={20} aria-hidden="true" />
      {words["auth.logout"]}
    </button>
  );
}

/** Signing out also deletes what this device keeps. */
export function SignOutDialog() {
  const words = useWords(sessionMessages);
  const leave = useSignOut();
  return (
    <AskDialog name="logout" title={words["auth.logout"]} no={words["auth.stay"]} yes={words["auth.logout"]} onYes={() => void leave()}>
      {words["auth.logoutAsk"]}
    </AskDialog>
  );
}

export function useSignOut(): () => Promise<void> {
  const { "err.network": network } = useWords(callMessages);
  const goHome = useWayHome();
  return async () => {
    try {
      await signOut();
      closeOverlay();
      await goHome();
    } catch {
      toast(network);
    }
  };
}

export function useWayHome(): () => Promise<void> {
  const navigate = useNavigate();
  const locale = useLocale();
  return async () => void (await navigate(pathIn(locale, "/")));
}
