import { TabTitle } from "../../../client/router/tab-title.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useRevalidator } from "../../../client/router/router.tsx";
import { sessionMessages } from "../../../features/sign-in/session.messages.ts";
import { forgetSession, openSignIn, readProfile } from "../../../features/sign-in/ui/sign-in-store.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";

const askAgain = () => openSignIn({ why: "expired" });

/** Asks to sign in over the page; closing the dialog leads home (specification §8, 401). */
export function SessionEnded() {
  const words = useWords(sessionMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const opened = useOverlay();
  const wasAsked = useRef(false);
  const goOn = useEffectEvent(async () => {
    try {
      await readProfile();
      await revalidate();
    } catch {
      forgetSession();
      await navigate(pathIn(locale, "/"), { replace: true });
    }
  });
  useEffect(askAgain, []);
  useEffect(() => {
    if (opened) wasAsked.current = true;
    else if (wasAsked.current) void goOn();
  }, [opened]);
  return (
    <EmptyState text={words["auth.expired"]}>
      <TabTitle>{words["auth.title"]}</TabTitle>
      <Button onClick={askAgain}>{words["auth.enter"]}</Button>
    </EmptyState>
  );
}
