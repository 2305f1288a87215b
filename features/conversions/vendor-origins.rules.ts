import type { Foreign } from "../../platform/http/content-policy.ts";
import type { Counting } from "../settings/settings.rules.ts";

/** As Google's guide to policies names them, without those of its advertising. */
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

/** What pages may reach of who counts visits (security.md S37); nothing of who does not count here. */
export const vendorOrigins = ({ measurementId, pixelId }: Counting): Foreign[] => [
  ...(measurementId === "" ? [] : [google]),
  ...(pixelId === "" ? [] : [meta]),
];
