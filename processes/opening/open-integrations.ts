import path from "node:path";
import { openMailer } from "../../integrations/e-mail/open-mailer.ts";
import { folderStore } from "../../integrations/file-store/folder-store.ts";
import type { Integrations } from "../../integrations/integrations.ts";
import { openSmsGateway } from "../../integrations/sms/open-sms-gateway.ts";
import { carriers } from "../../integrations/carriers/carriers.ts";
import type { Config } from "../../platform/config.ts";
import { openCarrierVendors } from "./open-carrier-vendors.ts";
import { openPayments } from "./open-payments.ts";
import { openRegister } from "./open-register.ts";

export function openIntegrations(config: Config): Integrations {
  return {
    sms: openSmsGateway(config),
    mailer: openMailer(config),
    files: folderStore(path.join(config.dataDir, "files")),
    carriers,
    vendors: openCarrierVendors(config),
    payments: openPayments(config),
    fiscal: openRegister(config),
  };
}
