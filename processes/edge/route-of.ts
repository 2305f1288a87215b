import type { Endpoint } from "../../platform/contracts/endpoint.ts";

/** Maps an address to its contract's route, `GET /api/get-product/{id}`; undefined otherwise, so strangers cannot add names. */
export function openRoutes(endpoints: readonly Pick<Endpoint, "method" | "path">[]): (method: string, url: string) => string | undefined {
  const plain = new Map<string, string>();
  const byLength = new Map<number, { name: string; method: string; parts: string[] }[]>();
  for (const { method, path } of endpoints) {
    const name = `${method} ${path}`;
    const parts = path.split("/");
    if (!path.includes("{")) plain.set(name, name);
    else byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { name, method, parts }]);
  }
  return (method, url) => {
    const path = url.split("?", 1)[0] ?? "";
    const known = plain.get(`${method} ${path}`);
    if (known !== undefined) return known;
    const parts = path.split("/");
    const fits = (wanted: string[]) => wanted.every((part, at) => part.startsWith("{") || part === parts[at]);
    return byLength.get(parts.length)?.find((one) => one.method === method && fits(one.parts))?.name;
  };
}
