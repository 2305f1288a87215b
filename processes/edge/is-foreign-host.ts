import type { Config } from "../../platform/config/config.ts";

/** Balancers call by address. */
const askedByAddress: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

export function isForeignHost({ publicUrl }: Pick<Config, "publicUrl">, { hostname, pathname }: URL): boolean {
  return publicUrl !== undefined && new URL(publicUrl).hostname !== hostname && !askedByAddress.has(pathname);
}
