import { expect, test } from "vitest";
import { contentPolicy } from "../../platform/http/pages/content-policy.ts";
import { vendorOrigins } from "./vendor-origins.rules.ts";

const policyOf = (measurementId: string, pixelId: string) => contentPolicy({ foreign: vendorOrigins({ measurementId, pixelId }) });

test("S37 without ids the policy is as if there were no vendors", () => {
  expect(policyOf("", "")).toBe(contentPolicy());
});

test("S37 each id lets its own vendor in, and the id itself never stands in the policy", () => {
  const [google, meta] = [policyOf("G-TEST123", ""), policyOf("", "1234567890")];
  expect(google).toContain("script-src 'self' https://*.googletagmanager.com;");
  expect(google).not.toContain("facebook");
  expect(meta).toContain("script-src 'self' https://connect.facebook.net;");
  expect(meta).not.toContain("google");
  expect(google + meta).not.toMatch(/unsafe|TEST123|1234567890/);
});
