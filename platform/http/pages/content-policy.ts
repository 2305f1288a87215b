export const REPORTS_PATH = "/policy-reports";
export const REPORTS_GROUP = "policy";

export type Foreign = { scripts: readonly string[]; calls: readonly string[]; pictures: readonly string[] };

export function contentPolicy({
  scriptHashes = [],
  styleNonce,
  formTargets = [],
  foreign = [],
}: {
  scriptHashes?: readonly string[];
  /** Foreign origins that a form may lead to: the card providers'. */
  formTargets?: readonly string[];
  foreign?: readonly Foreign[];
  /** Only for personal pages, which are never cached. */
  styleNonce?: string;
} = {}): string {
  const of = (what: keyof Foreign): string => foreign.flatMap((one) => one[what].map((origin) => ` ${origin}`)).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` ${hash}`).join("")}${of("scripts")}`,
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ""}`,
    `img-src 'self' data: blob:${of("pictures")}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${of("calls")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${[...new Set(formTargets)].map((origin) => ` ${origin}`).join("")}`,
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join("; ");
}
