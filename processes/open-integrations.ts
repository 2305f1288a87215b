import path from "node:path";
import { folderStore } from "../integrations/file-store/folder-store.ts";
import type { Integrations } from "../integrations/integrations.ts";
import { consoleGateway } from "../integrations/sms/console-gateway.ts";
import type { Config } from "../platform/config.ts";

/** Chooses the real or the stand-in side of every outside system by configuration. */
export function openIntegrations(config: Config): Integrations {
  return {
    sms: consoleGateway(),
    files: folderStore(path.join(config.dataDir, "files")),
  };
}
