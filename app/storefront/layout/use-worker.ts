import { useEffect, useEffectEvent } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { loadQuietly } from "../../boot/load-quietly.ts";
import { layoutMessages } from "./layout.messages.ts";

/** The page matters more than its worker. */
const LATER_MS = 4_000;

/** Registers the service worker once the page is at rest; a newer one is offered, and nothing reloads by itself. */
export function useWorker(): void {
  const words = useWords(layoutMessages);
  const offer = useEffectEvent((takeOver: () => void) => toast(words["pwa.update"], { label: words["pwa.reload"], take: takeOver }));
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    const register = async () => {
      const { registerWorker } = await loadQuietly(() => import("../../worker/register-worker.ts"));
      await registerWorker((takeOver) => offer(takeOver));
    };
    // Without a connection or support for workers the shop works without one.
    const timer = setTimeout(() => void register().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
