import webPush from "web-push";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import type { ApplicationKeys } from "./application-keys.ts";
import { isPushService } from "./push-services.ts";
import type { PushSender } from "./push-sender.ts";

const TIMEOUT_MS = 8_000;
/** Services keep a message a day at most. */
const LONGEST_SECONDS = 86_400;
/** The browser is gone, or subscribed with another shop's key. */
const gone = new Set([404, 410, 403]);

/** Web push (RFC 8030, 8188, 8291, 8292). `contact`: an https or mailto address for the services; `other`: one more service. */
export function openWebPush({ keys, contact, other }: { keys: ApplicationKeys; contact: string; other: string | undefined }): PushSender {
  const guard = guardVendor({ name: "web push", timeoutMs: TIMEOUT_MS, atOnce: 32, faultsInARow: 20 });
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { forSeconds, tag, ...text }) {
      if (!isPushService(endpoint, other)) return "gone";
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ tag, ...text }), {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.min(forSeconds, LONGEST_SECONDS),
        urgency: "normal",
        topic: tag,
      });
      return guard.call(
        async (signal) => {
          const response = await fetch(endpoint, {
            method: "POST",
            headers: headers as Record<string, string>,
            body: new Uint8Array(body),
            redirect: "error",
            signal,
          });
          await response.body?.cancel();
          if (response.ok) return "sent" as const;
          if (gone.has(response.status)) return "gone" as const;
          throw new Error(`a push service answered ${response.status}`);
        },
        () => true,
      );
    },
  };
}
