import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The CSP hashes of a page's inline scripts. The same page always has the same ones, so it can be cached (S37). */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, , source] of html.matchAll(inlineScript)) {
    hashes.push(
      `'sha256-${createHash("sha256")
        .update(source ?? "")
        .digest("base64")}'`,
    );
  }
  return hashes;
}

/** Headers of every response, errors and files included (security.md S37, S38). */
export function securityHeaders({
  scriptHashes = [],
  styleNonce,
  https = false,
}: {
  scriptHashes?: readonly string[];
  /** For a page of one visitor whose styles are made in the browser; never for a page that is kept. */
  styleNonce?: string;
  https?: boolean;
} = {}) {
  const policy = [
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
  ].join("; ");
  return {
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(https ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
