import { createServer } from "node:net";
import { once } from "node:events";
import type { Config } from "../platform/config.ts";

/** Looks before anything else is begun whether the shop will be able to listen; throws the system's error when not. */
export async function requireFreePort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen({ port, host });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
