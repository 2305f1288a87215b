/** The violated rule and its source, without page addresses or personal data. */
export type PolicyReport = { rule: string; from: string };

const rules: ReadonlySet<string> = new Set([
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "worker-src",
  "frame-src",
  "form-action",
  "base-uri",
  "default-src",
]);
const words: ReadonlySet<string> = new Set(["inline", "eval", "wasm-eval", "data", "blob", "self"]);
const MOST = 20;

/** Parses the reports of `report-uri` or `report-to`; unknown rules become `other`, malformed entries are skipped. */
export function policyReportsOf(body: unknown): PolicyReport[] {
  const sent = Array.isArray(body) ? body.slice(0, MOST).map((one) => partOf(one, "body")) : [partOf(body, "csp-report")];
  return sent.flatMap((one) => {
    const rule = textOf(one, "effectiveDirective") ?? textOf(one, "effective-directive") ?? textOf(one, "violated-directive");
    const from = textOf(one, "blockedURL") ?? textOf(one, "blocked-uri") ?? "";
    const name = rule?.split(" ", 1)[0] ?? "";
    return rule === undefined ? [] : [{ rule: rules.has(name) ? name : "other", from: originOf(from) }];
  });
}

function originOf(address: string): string {
  if (words.has(address)) return address;
  const { protocol = "", host = "" } = URL.parse(address) ?? {};
  return host === "" ? protocol || "unknown" : `${protocol}//${host}`.slice(0, 120);
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

function textOf(value: unknown, name: string): string | undefined {
  const text = partOf(value, name);
  return typeof text === "string" ? text : undefined;
}
