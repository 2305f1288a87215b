import { createHash } from "node:crypto";

/** Where browsers tell what the policy kept out; nothing of a person is read from it. */
export const REPORTS_PATH = "/policy-reports";
/** The group of `Reporting-Endpoints` that reports go to. */
export const REPORTS_GROUP = "policy";

/** What a page may load and run (security.md S37). */
export function contentPolicy({
  scriptHashes = [],
  styleNonce,
}: {
  scriptHashes?: readonly string[];
  /** For a page of one visitor whose styles are made in the browser; never for a page that is kept. */
  styleNonce?: string;
} = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` ${hash}`).join("")}`,
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join("; ");
}

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of the inline scripts that carry the mark of this rendering; whatever else stands in the page is not allowed to run. */
export function hashesOfMarked(html: string, mark: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = "", source = ""] of html.matchAll(scripts)) {
    if (!attributes.includes(` nonce="${mark}"`) || attributes.includes(" src=")) continue;
    hashes.push(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return hashes;
}
