import { useEffect, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import type { getPushKey, subscribeToPush, unsubscribeFromPush } from "../../../features/notifications/push.contract.ts";

/** `none`: the browser has no push; `home-screen`: only for a shop on the home screen, as on iPhones. */
export type PushState = "unknown" | "none" | "home-screen" | "denied" | "off" | "on";

/** Both functions throw when it could not be done. */
export function usePush(): { state: PushState; enable: () => Promise<void>; disable: () => Promise<void> } {
  const [state, setState] = useState<PushState>("unknown");
  useEffect(() => {
    const over = new AbortController();
    const look = () => void stateNow().then((found) => (over.signal.aborted ? undefined : setState(found)));
    look();
    // The visitor may change the permission in the browser's own settings.
    void navigator.permissions
      ?.query({ name: "notifications" })
      .then((permission) => permission.addEventListener("change", look, { signal: over.signal }))
      .catch(() => undefined);
    return () => over.abort();
  }, []);
  return {
    state,
    async enable() {
      if ((await Notification.requestPermission()) !== "granted") return setState(await stateNow());
      const { key } = await callApi<typeof getPushKey>("GET", "/api/get-push-key", {});
      const { pushManager } = await navigator.serviceWorker.ready;
      // A subscription under another key of the shop does not work.
      await (await pushManager.getSubscription())?.unsubscribe();
      await tellShop(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
      setState("on");
    },
    async disable() {
      const subscription = await subscriptionNow();
      if (subscription) {
        await callApi<typeof unsubscribeFromPush>("POST", "/api/push-unsubscribe", { endpoint: subscription.endpoint });
        await subscription.unsubscribe();
      }
      setState("off");
    },
  };
}

async function stateNow(): Promise<PushState> {
  if (!("serviceWorker" in navigator)) return "none";
  if (!("PushManager" in window) || !("Notification" in window)) return /iphone|ipad/i.test(navigator.userAgent) ? "home-screen" : "none";
  if (Notification.permission === "denied") return "denied";
  const subscription = await subscriptionNow();
  if (!subscription || Notification.permission !== "granted") return "off";
  // The subscription now belongs to whoever is signed in.
  return tellShop(subscription).then(
    () => "on" as const,
    () => "off" as const,
  );
}

const subscriptionNow = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

async function tellShop(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  await callApi<typeof subscribeToPush>("POST", "/api/push-subscribe", {
    endpoint: endpoint ?? "",
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
  });
}
