import BellRing from "lucide-react/icons/bell-ring";
import { useState } from "react";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { usePush } from "./use-push.ts";

/** The only place that asks for permission; nothing in a browser without push. */
export function PushSwitch() {
  const words = useWords(notificationsMessages);
  const { state, enable, disable } = usePush();
  const [busy, setBusy] = useState(false);
  if (state === "unknown" || state === "none") return null;
  const change = async (run: () => Promise<void>) => {
    setBusy(true);
    await run().catch(() => toast(words["push.failed"]));
    setBusy(false);
  };
  return (
    <section aria-labelledby="push" className="mt-12 rounded-card border border-line p-5">
      <h2 id="push" className="display-s flex items-center gap-3">
        <BellRing size={20} aria-hidden="true" className="shrink-0" />
        {words["push.title"]}
      </h2>
      <p className="mt-1 mb-4 text-ink-500">{words["push.why"]}</p>
      {state === "home-screen" && <p>{words["push.toHomeScreen"]}</p>}
      {state === "denied" && <p>{words["push.denied"]}</p>}
      {state === "off" && (
        <Button kind="secondary" busy={busy} onClick={() => void change(enable)}>
          {words["push.enable"]}
        </Button>
      )}
      {state === "on" && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {words["push.isOn"]}
          <Button kind="secondary" size="dense" busy={busy} onClick={() => void change(disable)}>
            {words["push.disable"]}
          </Button>
        </p>
      )}
    </section>
  );
}
