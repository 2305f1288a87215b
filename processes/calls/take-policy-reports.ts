import type { Hono } from "hono";
import type { Shop } from "../../features/shop.ts";
import { Refusal } from "../../platform/contracts/errors.ts";
import { REPORTS_PATH } from "../../platform/http/pages/content-policy.ts";
import { policyReportsOf } from "../../platform/http/pages/policy-reports.ts";
import { readBody } from "../../platform/http/input/read-body.ts";
import { requireModestJson } from "../../platform/http/input/require-modest-json.ts";
import type { EdgeCounters } from "../edge/edge-counters.ts";

const LARGEST_REPORT = 16_384;
/** Most reports stem from browser extensions. */
const LINE_EVERY_MS = 60_000;
const kinds = /^application\/(csp-report|reports\+json|json)\b/i;

export function takePolicyReports(app: Hono, shop: Shop, { policyReports }: Pick<EdgeCounters, "policyReports">): void {
  let lastLineAt = -Infinity;
  app.post(REPORTS_PATH, async (c) => {
    if (!kinds.test(c.req.header("content-type") ?? "")) throw new Refusal(415, "refusal.badRequest");
    const reports = policyReportsOf(parsed(await readBody(c.req.raw, LARGEST_REPORT)));
    for (const { rule } of reports) policyReports.add({ rule });
    const [first] = reports;
    if (first && performance.now() - lastLineAt > LINE_EVERY_MS) {
      lastLineAt = performance.now();
      shop.log.warn(first, "the content policy kept something out of a page");
    }
    return c.body(null, 204);
  });
}

function parsed(body: Uint8Array): unknown {
  const text = new TextDecoder().decode(body);
  requireModestJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "refusal.badRequest");
  }
}
