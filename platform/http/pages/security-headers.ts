import { contentPolicy, REPORTS_GROUP, REPORTS_PATH } from "./content-policy.ts";

/** The headers of every response (S37, S38); a page replaces the policy by its own. */
export const securityHeaders = ({ https = false }: { https?: boolean } = {}) => ({
  "Content-Security-Policy": contentPolicy(),
  "Reporting-Endpoints": `${REPORTS_GROUP}="${REPORTS_PATH}"`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
  ...(https ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
});
