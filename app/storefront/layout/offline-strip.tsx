import { useEffect, useState } from "react";
import WifiOff from "lucide-react/icons/wifi-off";
import { useLocation } from "../../../client/router/page.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useIsOffline } from "../../../client/use-is-offline.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { layoutMessages } from "./layout.messages.ts";

/** Says that there is no connection and how old the page is, so that nobody trusts an old price. */
export function OfflineStrip() {
  const words = useWords(layoutMessages);
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  const [shownAt, setShownAt] = useState<string>();
  useEffect(() => {
    setShownAt(undefined);
    void whenShown(window.location.origin + pathname + search).then(setShownAt);
  }, [isOffline, pathname, search]);
  return (
    <div role="status" className="no-print empty:hidden">
      {(isOffline || shownAt !== undefined) && (
        <p className="body-s flex items-center justify-center gap-2 bg-marigold-100 px-4 py-2 text-center">
          <WifiOff size={18} aria-hidden="true" className="shrink-0" />
          {shownAt ? words["pwa.offlineAt"](timeOf(shownAt)) : words["pwa.offline"]}
        </p>
      )}
    </div>
  );
}

/** Asks the worker when this page left the shop; undefined for a page that is not from its cache. */
function whenShown(address: string): Promise<string | undefined> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<string | undefined>) => resolve(data), { once: true });
    port1.start();
    worker.postMessage({ shownOf: address }, [port2]);
  });
}

/** Today's time alone, else with the day. */
function timeOf(date: string): string {
  const at = formatMoment(new Date(date));
  const [day, time = at] = at.split(", ");
  return day === formatMoment(new Date()).split(", ")[0] ? time : at;
}
