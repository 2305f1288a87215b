import type { Config } from "../platform/config.ts";

/** Balancers ask by the process's own address. */
const askedByAddress: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * Whether a request names a host the shop does not answer to: with a public address it has one name, whatever the port, which
 * proxies leave out. Without one, as on a desk, the shop has no name of its own.
 */
export function isForeignHost({ publicUrl }: Pick<Config, "publicUrl">, { hostname, pathname }: URL): boolean {
  return publicUrl !== undefined && new URL(publicUrl).hostname !== hostname && !askedByAddress.has(pathname);
}
