/** Commands of the vendor's protocol of exchange with a site. */
export type Command =
  | { kind: Kind; mode: "checkauth" | "query" | "success" | "info" | "complete" | "deactivate" }
  | { kind: Kind; mode: "init"; version: string }
  | { kind: Kind; mode: "file" | "import"; filename: string };
export type Kind = "catalog" | "sale";

const plainModes = ["checkauth", "query", "success", "info", "complete", "deactivate"] as const;
const LONGEST_VERSION = 20;

/** Undefined for an unknown command. `search` is the raw query of the address. */
export function commandOf(search: string): Command | undefined {
  const asked = queryOf(search);
  const kind = asked.get("type");
  if (kind !== "catalog" && kind !== "sale") return undefined;
  const mode = asked.get("mode");
  if (mode === "init") return { kind, mode, version: (asked.get("version") ?? "").slice(0, LONGEST_VERSION) };
  if (mode === "file" || mode === "import") return { kind, mode, filename: asked.get("filename") ?? "" };
  const plain = plainModes.find((one) => one === mode);
  return plain && { kind, mode: plain };
}

function queryOf(search: string): Map<string, string> {
  const pairs = search.replace(/^\?/, "").split("&").filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const cut = pair.indexOf("=");
      return cut < 0 ? [decoded(pair), ""] : [decoded(pair.slice(0, cut)), decoded(pair.slice(cut + 1))];
    }),
  );
}

/** File names come in UTF-8 or, from older modules, in windows-1251. */
function decoded(text: string): string {
  const plain = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(plain);
  } catch {
    const bytes = Buffer.from(
      plain.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
      "latin1",
    );
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
