import type { Config } from "./config.ts";

/** The whole address of a path, for letters and vendors. */
export const ownAddress = ({ publicUrl, port }: Pick<Config, "publicUrl" | "port">, path: string): string =>
  `${publicUrl ?? `http://localhost:${port}`}${path}`;
