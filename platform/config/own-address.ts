import type { Config } from "./config.ts";

/** The shop's own address for a path of it, as letters and vendors are told it. */
export const ownAddress = ({ publicUrl, port }: Pick<Config, "publicUrl" | "port">, path: string): string =>
  `${publicUrl ?? `http://localhost:${port}`}${path}`;
