import { createServer } from "node:net";
import { once } from "node:events";
import type { Config } from "../../platform/config/config.ts";

/** Throws the system's error when the port is taken, before the start begins. */
export async function requireFreePort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen({ port, host });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
