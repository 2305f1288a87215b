import type { Foreign } from "../../platform/http/pages/content-policy.ts";
import type { Counting } from "../settings/settings.rules.ts";

/** From Google's guide to policies, without its advertising. */
const google: Foreign = {
  scripts: ["https://*.googletagmanager.com"],
  calls: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
  pictures: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};
const meta: Foreign = {
  scripts: ["https://connect.facebook.net"],
  calls: ["https://www.facebook.com", "https://connect.facebook.net"],
  pictures: ["https://www.facebook.com"],
};

/** Origins of the vendors that count for this shop (security.md S37). */
export const vendorOrigins = ({ measurementId, pixelId }: Counting): Foreign[] => [
  ...(measurementId === "" ? [] : [google]),
  ...(pixelId === "" ? [] : [meta]),
];
